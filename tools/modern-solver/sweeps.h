// What is done at every position: bodies for Machine::run. Each writes a position and its mirror
// image, and returns a number of which the largest matters.
#pragma once

#include "layout.h"
#include "value.h"

HD void write_both(Real* array, const Place& place, Real value) {
    array[place.index] = value;
    array[place.mirror] = value;
}

HD float distance(Real one, Real other) { return float(one > other ? one - other : other - one); }

// The same value for every position that is not finished.
struct Fill {
    Real* values;
    Real value;
    HD float operator()(const Board&, const Place& place) const {
        write_both(values, place, value);
        return 0;
    }
};

// The values again, from what can follow, in place. Returns the change.
struct Improve {
    Real* mine;
    const Real* theirs;  // `mine` again, except for bounds
    HD float operator()(const Board& board, const Place& place) const {
        const Real before = mine[place.index];
        const Real after = value_of(board, place.state, Table{mine, theirs});
        write_both(mine, place, after);
        return distance(before, after);
    }
};

// Returns how far two values are apart.
struct Gap {
    const Real* low;
    const Real* high;
    HD float operator()(const Board&, const Place& place) const {
        return distance(low[place.index], high[place.index]);
    }
};

// Puts the middle of two values in place of the first.
struct Middle {
    Real* low;
    const Real* high;
    HD float operator()(const Board&, const Place& place) const {
        write_both(low, place, (low[place.index] + high[place.index]) / 2);
        return 0;
    }
};

// Where the best actions lead, a plane of `slots` numbers for each roll.
struct Choose {
    const Real* values;
    uint32_t* choices;
    uint64_t slots;
    HD float operator()(const Board& board, const Place& place) const {
        uint32_t next[ROLLS];
        best_actions(board, place.state, Table{values, values}, next);
#pragma unroll
        for (int roll = 0; roll < ROLLS; roll++) choices[roll * slots + place.slot] = next[roll];
        return 0;
    }
};

// The expected number of rolls that are still to come when both make the chosen actions, in place.
struct Lengthen {
    Real* lengths;
    const uint32_t* choices;
    uint64_t slots;
    HD float operator()(const Board&, const Place& place) const {
        const Real before = lengths[place.index];
        Real sum = 0;
#pragma unroll
        for (int roll = 0; roll < ROLLS; roll++) {
            const uint32_t next = choices[roll * slots + place.slot];
            if (next != WON) sum += weight(roll) * lengths[next];
        }
        const Real after = 1 + sum / 16;
        write_both(lengths, place, after);
        return distance(before, after);
    }
};
