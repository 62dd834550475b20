// What a position is worth: the best action of every roll, by the values of what can follow.
#pragma once

#include "rules.h"

// Values in arrays by index. `mine` holds those for the side that acts now, should it act again;
// `theirs` those for the enemy. They are one array, except for bounds (see README.md).
struct Table {
    const Real* mine;
    const Real* theirs;
    HD Real read(uint32_t index, bool again) const { return again ? mine[index] : theirs[index]; }
};

// Values that tell indexes apart, known to the example `modern_actions` too: for checking.
struct Samples {
    HD Real read(uint32_t index, bool) const {
        return Real(index * 2654435761u) / Real(4294967295u);
    }
};

// Stands for a successor in which the game is over.
constexpr uint32_t WON = 0xffffffff;
constexpr uint32_t NO_ACTION = 0xfffffffe;

// The value of the best action offered so far.
struct Worth {
    static constexpr int WIN = 1;
    Real value = -1;
    HD void offer(Real offered, uint32_t) { value = offered > value ? offered : value; }
    HD void offer(const Worth& other) { offer(other.value, 0); }
};

// The best action offered so far, the first of equals, by the position it leads to. A win is worth
// more than any other action whose chance is rounded to 1.
struct Choice {
    static constexpr int WIN = 2;
    Real value = -1;
    uint32_t next = NO_ACTION;
    HD void offer(Real offered, uint32_t index) {
        if (offered > value) {
            value = offered;
            next = index;
        }
    }
    HD void offer(const Choice& other) { offer(other.value, other.next); }
};

// A sink for actions() that keeps the best of every kind: Best is Worth or Choice.
template <class Best, class Values>
struct Evaluator {
    const Values& values;
    Best best[KINDS];

    HD explicit Evaluator(const Values& values) : values(values) {}

    template <int kind>
    HD void offer(const State& after, bool again) {
        if (after.won()) {
            best[kind].offer(Best::WIN, WON);
        } else {
            const uint32_t index = again ? after.index() : after.index_swapped();
            best[kind].offer(worth(index, again), index);
        }
    }

    // The best action of a roll; the pass if there is none.
    template <int roll>
    HD Best of_roll(const State& state) const {
        Best result;
#pragma unroll
        for (int kind = 0; kind < KINDS; kind++)
            if (allows(roll, kind)) result.offer(best[kind]);
        if (result.value < 0) {
            const uint32_t index = state.index_swapped();
            result.offer(worth(index, false), index);
        }
        return result;
    }

   private:
    HD Real worth(uint32_t index, bool again) const {
        const Real value = values.read(index, again);
        return again ? value : 1 - value;
    }
};

// The chance of winning of the side to act, before it rolls.
template <class Values>
HD Real value_of(const Board& board, const State& state, const Values& values) {
    Evaluator<Worth, Values> evaluator(values);
    actions(board, state, evaluator);
    const Real sum = weight(BB) * evaluator.template of_roll<BB>(state).value +
                     weight(BC) * evaluator.template of_roll<BC>(state).value +
                     weight(GS) * evaluator.template of_roll<GS>(state).value +
                     weight(SS) * evaluator.template of_roll<SS>(state).value +
                     weight(GG) * evaluator.template of_roll<GG>(state).value;
    return sum / 16;
}

// Where the best action of every roll leads.
template <class Values>
HD void best_actions(const Board& board, const State& state, const Values& values,
                     uint32_t next[ROLLS]) {
    Evaluator<Choice, Values> evaluator(values);
    actions(board, state, evaluator);
    next[BB] = evaluator.template of_roll<BB>(state).next;
    next[BC] = evaluator.template of_roll<BC>(state).next;
    next[GS] = evaluator.template of_roll<GS>(state).next;
    next[SS] = evaluator.template of_roll<SS>(state).next;
    next[GG] = evaluator.template of_roll<GG>(state).next;
}
