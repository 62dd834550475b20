// Holds rules.h and value.h to ur-rules: reads what the example `modern_actions` wrote, and compares.
#pragma once

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "value.h"

// A position of the list and its value by Samples, for the device to repeat.
struct Checked {
    std::vector<State> states;
    std::vector<double> values;
    size_t successors = 0;
};

// How far a value may be from the one that ur-rules gives: rounding, and no more.
constexpr double CHECK_TOLERANCE = 1e-6;

// A position with its history of one action: whose turn it is, and whether the action won.
struct Outcome {
    uint32_t own, enemy;  // of the side to act next
    bool light_acts, won;
    bool operator<(const Outcome& other) const { return key() < other.key(); }
    bool operator==(const Outcome& other) const { return key() == other.key(); }
    uint64_t key() const {
        return uint64_t(own) | uint64_t(enemy) << 20 | uint64_t(light_acts) << 40 |
               uint64_t(won) << 41;
    }
};

// The square in a column from 0 and a row from 1, or -1.
inline int square_at(int column, int row) {
    const int first[] = {a1, b1, c1, d1, e2, f2, g1, h1};
    if (column < 0 || column > 7) return -1;
    if (column == 4 || column == 5) return row == 2 ? first[column] : -1;
    return first[column] + row - 1;
}

inline std::string square_name(int square) {
    for (int column = 0; column < 8; column++)
        for (int row = 1; row <= 3; row++)
            if (square_at(column, row) == square)
                return std::string(1, char('a' + column)) + char('0' + row);
    return "?";
}

// Reads a position text: the board and the side to act; the pools follow from them.
inline Outcome read_position(const std::string& text) {
    uint32_t light = 0, dark = 0;
    int column = 0, row = 3;
    size_t at = 0;
    for (; at < text.size() && text[at] != ' '; at++) {
        const char c = text[at];
        if (c == '/') {
            row--;
            column = 0;
        } else if (c >= '1' && c <= '8') {
            column += c - '0';
        } else if (c == '.') {
            column++;
        } else {
            const int square = square_at(column++, row);
            if (square < 0 || (c != 'L' && c != 'D'))
                throw std::runtime_error("not a position: " + text);
            (c == 'L' ? light : dark) |= bit(square);
        }
    }
    if (at + 1 >= text.size()) throw std::runtime_error("no side to act: " + text);
    const bool light_acts = text[at + 1] == 'l';
    const size_t end = text.size();
    const bool won = end > 5 && text.compare(end - 5, 5, " wins") == 0;
    return light_acts ? Outcome{light, dark, true, won} : Outcome{dark, light, false, won};
}

// The board and the side to act of an outcome, for the message about a difference.
inline std::string write_position(const Outcome& outcome) {
    const uint32_t light = outcome.light_acts ? outcome.own : outcome.enemy;
    const uint32_t dark = outcome.light_acts ? outcome.enemy : outcome.own;
    std::string text;
    for (int row = 3; row >= 1; row--) {
        int empty = 0;
        for (int column = 0; column <= 8; column++) {
            const int square = square_at(column, row);
            const bool stone = square >= 0 && ((light | dark) & bit(square));
            if (square >= 0 && !stone) {
                empty++;
                continue;
            }
            if (empty) text += char('0' + empty);
            empty = 0;
            if (column < 8) text += !stone ? '.' : light & bit(square) ? 'L' : 'D';
        }
        if (row > 1) text += '/';
    }
    return text + (outcome.light_acts ? " l" : " d") + (outcome.won ? " wins" : "");
}

// A sink for actions() that lists where they lead. It goes by the index, so that the sums which
// actions() carries along are checked too.
struct Lister {
    const Board& board;
    bool light_acts;
    std::vector<Outcome> by_kind[KINDS];

    template <int kind>
    void offer(const State& after, bool again) {
        const bool same_side = again && !after.won();  // after a win the loser is to act
        add(by_kind[kind], same_side ? after.index() : after.index_swapped(), same_side,
            after.won());
    }

    std::vector<Outcome> of_roll(int roll, const State& state) {
        std::vector<Outcome> all;
        for (int kind = 0; kind < KINDS; kind++)
            if (allows(roll, kind)) all.insert(all.end(), by_kind[kind].begin(), by_kind[kind].end());
        if (all.empty()) add(all, state.index_swapped(), false, false);
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

   private:
    void add(std::vector<Outcome>& list, uint32_t index, bool same_side, bool won) {
        const State next = state_at(board, index);
        list.push_back({next.own, next.enemy, light_acts == same_side, won});
    }
};

// Reads the list line by line, with one line of looking ahead.
class Lines {
   public:
    explicit Lines(std::istream& in) : in(in) { next(); }
    bool done() const { return !more; }
    const std::string& peek() const { return line; }
    std::string take() {
        if (!more) throw std::runtime_error("the list ends in the middle");
        std::string taken = line;
        next();
        return taken;
    }

   private:
    std::istream& in;
    std::string line;
    bool more = true;
    void next() { more = bool(std::getline(in, line)); }
};

inline void compare(const std::string& position, const std::string& roll,
                    std::vector<Outcome> expected, const std::vector<Outcome>& found) {
    std::sort(expected.begin(), expected.end());
    std::vector<Outcome> missing, extra;
    std::set_difference(expected.begin(), expected.end(), found.begin(), found.end(),
                        std::back_inserter(missing));
    std::set_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                        std::back_inserter(extra));
    if (missing.empty() && extra.empty()) return;
    std::string message = position + ", roll " + roll + ":";
    for (auto& outcome : missing) message += "\n  missing " + write_position(outcome);
    for (auto& outcome : extra) message += "\n  illegal " + write_position(outcome);
    throw std::runtime_error(message);
}

inline void check_position(const Board& board, Lines& lines, Checked& checked) {
    const char* names[ROLLS] = {"bb", "bc", "gs", "ss", "gg"};
    const std::string line = lines.take();
    const size_t value_at = line.find(" value ");
    if (line.compare(0, 9, "position ") != 0 || value_at == std::string::npos)
        throw std::runtime_error("not a line `position … value …`: " + line);
    const Outcome given = read_position(line.substr(9, value_at - 9));
    const State state = make_state(board, given.own, given.enemy);

    Lister lister = {board, given.light_acts, {}};
    actions(board, state, lister);
    for (int roll = 0; roll < ROLLS; roll++) {
        if (lines.take() != names[roll]) throw std::runtime_error("a roll is missing: " + line);
        std::vector<Outcome> expected;
        while (!lines.done() && lines.peek().size() > 2 && lines.peek()[0] != 'p')
            expected.push_back(read_position(lines.take()));
        checked.successors += expected.size();
        compare(line, names[roll], expected, lister.of_roll(roll, state));
    }
    const double value = std::stod(line.substr(value_at + 7));
    const double found = value_of(board, state, Samples{});
    if (!(std::fabs(found - value) < CHECK_TOLERANCE))
        throw std::runtime_error(line + ": the value found is " + std::to_string(found));
    checked.states.push_back(state);
    checked.values.push_back(value);
}

// Checks every position of a list (`-` is the standard input); throws at the first difference.
inline Checked check_rules(const Board& board, const std::string& path) {
    std::ifstream file;
    if (path != "-") file.open(path);
    std::istream& in = path == "-" ? std::cin : file;
    Lines lines(in);
    const std::string title = "ur modern actions 1 pieces " + std::to_string(board.pieces);
    if (lines.done() || lines.take() != title)
        throw std::runtime_error(path + ": the first line is not `" + title + "`");
    Checked checked;
    while (!lines.done()) check_position(board, lines, checked);
    return checked;
}
