// Which positions there are, cut into strips: all valid positions with the same upper ten squares.
//
// Of a position and its mirror image (rows 1 and 3 exchanged), which are worth the same, only the
// one with the lower index is visited.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "rules.h"

struct Strip {
    uint32_t upper;         // the upper ten digits of the index
    uint32_t upper_mirror;  // what they add to the index of the mirror image
    uint32_t first, length; // the lower halves that go with it, in Layout::lowers
    uint32_t mixed;         // whether the mirror images of some of its positions have lower indexes
    uint64_t slot;          // the number of its first position among all that are visited
};

// Pointers into tables, on the device or on the host.
struct Layout {
    const Strip* strips;
    const uint16_t* lowers;        // lists of lower halves, ascending, so that neighbours share memory
    const uint32_t* half_sets;     // by half index: the own squares, and the enemy's ten bits up
    const uint32_t* lower_mirror;  // by lower half: what it adds to the index of the mirror image
    const uint32_t* half_sum;      // by set of ten squares: its sum of powers of 3
};

// A position that is visited.
struct Place {
    State state;
    uint32_t index, mirror;
    uint64_t slot;
};

// The position at a place of a strip; false if it is not to be visited: finished, or visited as its
// mirror image.
HD bool find_place(const Layout& layout, const Strip& strip, uint32_t at, Place& place) {
    const uint32_t lower = layout.lowers[strip.first + at];
    place.index = strip.upper * HALF_INDEXES + lower;
    place.mirror = strip.upper_mirror + layout.lower_mirror[lower];
    if (strip.mixed && place.mirror < place.index) return false;
    const uint32_t low = layout.half_sets[lower], high = layout.half_sets[strip.upper];
    State& state = place.state;
    state.own = (low & HALF_SQUARES) | (high & HALF_SQUARES) << HALF;
    state.enemy = low >> HALF | (high >> HALF) << HALF;
    state.own_sum = layout.half_sum[low & HALF_SQUARES] +
                    layout.half_sum[high & HALF_SQUARES] * HALF_INDEXES;
    state.enemy_sum =
        layout.half_sum[low >> HALF] + layout.half_sum[high >> HALF] * HALF_INDEXES;
    place.slot = strip.slot + at;
    return !state.won() && !state.lost();
}

struct Tables {
    std::vector<Strip> strips;
    std::vector<uint16_t> lowers;
    std::vector<uint32_t> half_sets, lower_mirror, half_sum;
    uint64_t positions = 0;  // all valid ones, mirror images and finished ones too
    uint64_t slots = 0;      // places of the strips
};

inline int mirror_square(int square) {
    const int mirrored[SQUARES] = {a3, a2, a1, b3, b2, b1, c3, c2, c1, d3,
                                   d2, d1, e2, f2, g3, g2, g1, h3, h2, h1};
    return mirrored[square];
}

// What the digits of a half, whose first square is given, add to the index of the mirror image.
inline uint32_t mirror_sum(const Board& board, uint32_t half, int first) {
    uint32_t sum = 0;
    for (int square = first; square < first + HALF; square++, half /= 3)
        sum += half % 3 * board.power[mirror_square(square)];
    return sum;
}

// How the upper half of an index compares with that of its mirror image, where it decides: d3's
// partner d1 is in the lower half, so only the pairs of g and h do.
inline int compare_mirror(uint32_t upper) {
    int digits[SQUARES] = {};
    for (int square = HALF; square < SQUARES; square++, upper /= 3) digits[square] = upper % 3;
    if (digits[h3] != digits[h1]) return digits[h3] - digits[h1];
    return digits[g3] - digits[g1];
}

inline Tables make_tables(const Board& board) {
    Tables tables;
    for (uint32_t half = 0; half < HALF_INDEXES; half++) {
        uint32_t sets[3] = {0, 0, 0}, rest = half;
        for (int square = 0; square < HALF; square++, rest /= 3) sets[rest % 3] |= bit(square);
        tables.half_sets.push_back(sets[1] | sets[2] << HALF);
        tables.lower_mirror.push_back(mirror_sum(board, half, 0));
    }
    for (uint32_t set = 0; set <= HALF_SQUARES; set++) {
        uint32_t sum = 0;
        for (int square = 0; square < HALF; square++)
            if (set & bit(square)) sum += board.power[square];
        tables.half_sum.push_back(sum);
    }
    // Upper halves with as many pieces of each side go with the same lower halves.
    std::map<std::pair<int, int>, std::pair<uint32_t, uint32_t>> lists;
    const int pieces = board.pieces;
    for (uint32_t upper = 0; upper < HALF_INDEXES; upper++) {
        const uint32_t sets = tables.half_sets[upper];
        const std::pair<int, int> counts(count(sets & HALF_SQUARES), count(sets >> HALF));
        if (counts.first > pieces || counts.second > pieces) continue;
        if (!lists.count(counts)) {
            const uint32_t first = tables.lowers.size();
            for (uint32_t lower = 0; lower < HALF_INDEXES; lower++) {
                const uint32_t low = tables.half_sets[lower];
                if (counts.first + count(low & HALF_SQUARES) <= pieces &&
                    counts.second + count(low >> HALF) <= pieces)
                    tables.lowers.push_back(lower);
            }
            lists[counts] = {first, uint32_t(tables.lowers.size()) - first};
        }
        const auto list = lists[counts];
        tables.positions += list.second;
        const int side = compare_mirror(upper);
        if (side > 0) continue;
        tables.strips.push_back({upper, mirror_sum(board, upper, HALF), list.first, list.second,
                                 side == 0, tables.slots});
        tables.slots += list.second;
    }
    return tables;
}

// The number of valid positions by combinatorics, to compare with.
inline uint64_t count_positions(int pieces) {
    auto choose = [](int n, int k) {
        uint64_t ways = 1;
        for (int i = 1; i <= k; i++) ways = ways * (n - k + i) / i;
        return ways;
    };
    uint64_t sum = 0;
    for (int own = 0; own <= pieces; own++)
        for (int enemy = 0; enemy <= pieces && own + enemy <= SQUARES; enemy++)
            sum += choose(SQUARES, own) * choose(SQUARES - own, enemy);
    return sum;
}
