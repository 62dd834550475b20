// The rules of `modern` (default board, no passing, no draw claims) for one side's turn.
//
// crates/ur-rules is the authority: this repeats crates/ur-rules/src/modern for code that runs on a
// GPU, and check.h holds it to lists that the crate wrote. B1, B2 … are the rulings by number.
//
// A position is seen from the side to act: its own pieces and the enemy's, as sets of squares.
// Both sides use the whole board in the same way, so nothing else depends on whose turn it is.
#pragma once

#include <cstdint>

#ifdef __CUDACC__
#define HD __host__ __device__ __forceinline__
#else
#define HD inline
#endif

// What chances of winning and lengths are counted in.
#ifdef UR_DOUBLE
typedef double Real;
#else
typedef float Real;
#endif

// The squares in the order of ur-rules, which is also the order of an index's digits.
enum Square { a1, a2, a3, b1, b2, b3, c1, c2, c3, d1, d2, d3, e2, f2, g1, g2, g3, h1, h2, h3 };
constexpr int SQUARES = 20;
constexpr int HALF = SQUARES / 2;
constexpr uint32_t HALF_INDEXES = 59049;  // 3^10
constexpr uint32_t HALF_SQUARES = (1u << HALF) - 1;
constexpr uint32_t INDEXES = HALF_INDEXES * HALF_INDEXES;  // 3^20, just below 2^32

HD constexpr uint32_t bit(int square) { return 1u << square; }

constexpr uint32_t EARTH = 1u << a1 | 1u << a3;
constexpr uint32_t HEAVEN = 1u << g1 | 1u << g3;
constexpr uint32_t FORTS = EARTH | HEAVEN;
constexpr uint32_t KINGDOM = 1u << b2 | 1u << c2 | 1u << d2;
constexpr uint32_t ENTRANCES = 1u << d1 | 1u << d3;
constexpr uint32_t ISHTAR = 1u << e2;
constexpr uint32_t MARDUK = 1u << f2;

// What does not change in a game. A GPU block keeps a copy in shared memory, where the threads of a
// warp can read different squares at once.
struct Board {
    uint32_t routes[SQUARES];  // where a piece can step to
    uint32_t beside[SQUARES];  // the squares that share an edge
    uint32_t power[SQUARES];   // what a piece there adds to an index: 3^square
    uint32_t pieces;           // of each side
};

HD int lowest(uint32_t set) {
#ifdef __CUDA_ARCH__
    return __ffs(set) - 1;
#else
    return __builtin_ctz(set);
#endif
}

HD int highest(uint32_t set) {
#ifdef __CUDA_ARCH__
    return 31 - __clz(set);
#else
    return 31 - __builtin_clz(set);
#endif
}

HD int count(uint32_t set) {
#ifdef __CUDA_ARCH__
    return __popc(set);
#else
    return __builtin_popcount(set);
#endif
}

// A position, with its index carried along: the sums of 3^square over each side's pieces.
struct State {
    uint32_t own, enemy;
    uint32_t own_sum, enemy_sum;

    // The index if the same side goes on acting: digit 1 for its pieces, 2 for the enemy's.
    HD uint32_t index() const { return own_sum + 2 * enemy_sum; }
    // The index if the enemy acts next, who sees the digits swapped.
    HD uint32_t index_swapped() const { return 2 * own_sum + enemy_sum; }
    HD bool won() const { return (own & FORTS) == FORTS; }
    HD bool lost() const { return (enemy & FORTS) == FORTS; }
};

HD State lift(const Board& board, State state, int square) {
    state.own ^= bit(square);
    state.own_sum -= board.power[square];
    return state;
}

// Takes an enemy from a square, if one is there.
HD State take(const Board& board, State state, int square) {
    if (state.enemy & bit(square)) {
        state.enemy ^= bit(square);
        state.enemy_sum -= board.power[square];
    }
    return state;
}

HD State put(const Board& board, State state, int square) {
    state = take(board, state, square);
    state.own |= bit(square);
    state.own_sum += board.power[square];
    return state;
}

// Enemy forts that cannot be captured, so not entered either (B8).
HD uint32_t protected_forts(uint32_t enemy) { return enemy & ISHTAR ? enemy & FORTS : 0; }

// Actions by what allows them. Rolls share most of their actions, so each action is valued once.
enum Kind { ENTER, BESIDE, STEP, FURTHER, THREE, ON_KINGDOM, ON_ISHTAR, ON_MARDUK, KINDS };
enum Roll { BB, BC, GS, SS, GG, ROLLS };

// Whether a roll allows actions of a kind.
HD constexpr bool allows(int roll, int kind) {
    return kind == ENTER                  ? true
           : kind == BESIDE               ? roll == BB
           : kind == STEP                 ? roll != BB
           : kind == FURTHER              ? roll >= GS
           : kind == THREE                ? roll >= SS
           : kind == ON_KINGDOM           ? roll == GS
           : kind == ON_ISHTAR            ? roll == SS
                                          : roll == GG;
}

// Of 16 throws.
HD constexpr int weight(int roll) {
    return roll == BB ? 4 : roll == BC ? 8 : roll == GS ? 2 : 1;
}

// The functions below offer every action to a sink, which has
//     template <int kind> void offer(const State& after, bool again)
// where `again` says that the action earns an extra turn. The same action may be offered twice.

template <int kind, class Sink>
HD void place_on(const Board& board, const State& state, uint32_t squares, Sink& sink) {
    for (; squares; squares &= squares - 1)
        sink.template offer<kind>(put(board, state, lowest(squares)), false);  // B7: no extra turn
}

template <class Sink>
HD void placements(const Board& board, const State& state, Sink& sink) {
    if (count(state.own) >= int(board.pieces)) return;  // B13
    const bool lone = (state.enemy & (state.enemy - 1)) == 0;
    const uint32_t guarded = lone ? state.enemy : 0;  // B6
    place_on<ENTER>(board, state, ENTRANCES & ~state.own & ~guarded, sink);

    const uint32_t empty = ~(state.own | state.enemy);  // B5
    uint32_t beside = 0;
    for (uint32_t rest = state.own; rest; rest &= rest - 1) beside |= board.beside[lowest(rest)];
    place_on<BESIDE>(board, state, beside & empty, sink);
    place_on<ON_KINGDOM>(board, state, KINGDOM & empty, sink);
    place_on<ON_ISHTAR>(board, state, ISHTAR & empty, sink);
    place_on<ON_MARDUK>(board, state, MARDUK & empty, sink);
}

template <class Sink>
HD void step(const Board& board, const State& state, int from, int to, bool again, Sink& sink) {
    const State after = put(board, lift(board, state, from), to);
    sink.template offer<FURTHER>(after, again || (FORTS & bit(to)));
}

// The second steps of double moves (B2), after a first step that did not win.
//
// Where both orders of two steps are legal they come to the same, so `earlier` pieces, whose own
// first steps have been tried already, need only the steps that must come second: onto the square
// just left, onto a fort that the first step opened, and onto the last fort, which would have won
// before the other step (B12).
template <class Sink>
HD void second_steps(const Board& board, const State& before, const State& after, int left,
                     uint32_t later, bool again, Sink& sink) {
    const uint32_t closed = protected_forts(after.enemy);
    const uint32_t open = ~(after.own | closed);
    for (uint32_t rest = later; rest; rest ^= bit(highest(rest))) {
        const int from = highest(rest);
        for (uint32_t to = board.routes[from] & open; to; to &= to - 1)
            step(board, after, from, lowest(to), again, sink);
    }
    const uint32_t earlier = before.own & ~later & ~bit(left);
    const uint32_t opened = protected_forts(before.enemy) & ~closed;
    const uint32_t missing = FORTS & ~before.own;
    const uint32_t last = (missing & (missing - 1)) == 0 ? missing : 0;
    for (uint32_t to = (bit(left) | opened | last) & open; to; to &= to - 1)
        for (uint32_t from = board.routes[lowest(to)] & earlier; from; from &= from - 1)
            step(board, after, lowest(from), lowest(to), again, sink);
}

// A piece on its way. The routes are a tree, so it visits no square twice (B3) if it never turns.
struct Walker {
    State state;       // without the piece and what it has captured so far
    uint32_t own;      // the pieces before the move
    bool unstoppable;  // Earth held when it started: captures do not stop it (B10)
    int from, at;
    bool jumped;  // came by an own piece

    HD bool may_go_on() const { return unstoppable || !(state.enemy & bit(at)); }  // B4, B9
    HD bool is_own(int square) const { return own & bit(square); }
    // Never on an own piece; over own pieces only to an empty square (B4).
    HD bool may_end_on(int square) const {
        return !is_own(square) && !(jumped && (state.enemy & bit(square)));
    }

    HD uint32_t next(const Board& board) const {
        return board.routes[at] & ~bit(from) & ~protected_forts(state.enemy);
    }

    // The walk after it has come by the square on which it stands.
    HD Walker past(const Board& board) const {
        Walker walker = *this;
        walker.state = take(board, state, at);
        walker.jumped = jumped || is_own(at);
        return walker;
    }

    HD Walker at_next(int square) const {
        Walker walker = *this;
        walker.from = at;
        walker.at = square;
        return walker;
    }
};

// Walks of two steps, and of three where `three` is set, by a piece that has made its first.
template <class Sink>
HD void walk_further(const Board& board, const Walker& first, bool three, Sink& sink) {
    if (!first.may_go_on()) return;
    const Walker second = first.past(board);
    for (uint32_t rest = second.next(board); rest; rest &= rest - 1) {
        const int to = lowest(rest);
        if (second.may_end_on(to))
            sink.template offer<FURTHER>(put(board, second.state, to), FORTS & bit(to));
        if (!three || !second.at_next(to).may_go_on()) continue;
        const Walker third = second.at_next(to).past(board);
        for (uint32_t ends = third.next(board); ends; ends &= ends - 1) {
            const int end = lowest(ends);
            if (third.may_end_on(end))
                sink.template offer<THREE>(put(board, third.state, end), FORTS & bit(end));
        }
    }
}

template <class Sink>
HD void moves(const Board& board, const State& state, Sink& sink) {
    const bool earth = (state.own & EARTH) == EARTH;
    const bool heaven = (state.own & HEAVEN) == HEAVEN;  // B11
    const uint32_t closed = protected_forts(state.enemy);
    // Highest first: the threads of a warp share the upper squares, so they begin together.
    uint32_t later = state.own;
    while (later) {
        const int from = highest(later);
        later ^= bit(from);
        const State lifted = lift(board, state, from);
        for (uint32_t rest = board.routes[from] & ~closed; rest; rest &= rest - 1) {
            const int to = lowest(rest);
            if (!(state.own & bit(to))) {
                const State after = put(board, lifted, to);
                const bool again = FORTS & bit(to);
                sink.template offer<STEP>(after, again);
                if (!after.won()) second_steps(board, state, after, from, later, again, sink);
            }
            const Walker walker = {lifted, state.own, earth, from, to, false};
            walk_further(board, walker, heaven, sink);
        }
    }
}

// Offers every legal action but the pass, which is for rolls that no offered action suits (B1).
template <class Sink>
HD void actions(const Board& board, const State& state, Sink& sink) {
    placements(board, state, sink);
    moves(board, state, sink);
}

// The board with its default roles and the routes of `track`.
inline Board make_board(int pieces) {
    Board board = {};
    board.pieces = pieces;
    uint32_t power = 1;
    for (int square = 0; square < SQUARES; square++, power *= 3) board.power[square] = power;
    auto join = [](uint32_t* sets, int one, int other) {
        sets[one] |= bit(other);
        sets[other] |= bit(one);
    };
    const int track[][2] = {{d1, c1}, {c1, b1}, {b1, a1}, {a1, a2}, {d3, c3}, {c3, b3}, {b3, a3},
                            {a3, a2}, {a2, b2}, {b2, c2}, {c2, d2}, {d2, e2}, {e2, f2}, {f2, g2},
                            {g2, h2}, {h2, h1}, {h1, g1}, {h2, h3}, {h3, g3}};
    for (auto& edge : track) {
        join(board.routes, edge[0], edge[1]);
        join(board.beside, edge[0], edge[1]);
    }
    // Edges of the board that are no route.
    const int walls[][2] = {{b1, b2}, {b2, b3}, {c1, c2}, {c2, c3}, {d1, d2},
                            {d2, d3}, {g1, g2}, {g2, g3}};
    for (auto& edge : walls) join(board.beside, edge[0], edge[1]);
    return board;
}

inline State make_state(const Board& board, uint32_t own, uint32_t enemy) {
    State state = {own, enemy, 0, 0};
    for (int square = 0; square < SQUARES; square++) {
        if (own & bit(square)) state.own_sum += board.power[square];
        if (enemy & bit(square)) state.enemy_sum += board.power[square];
    }
    return state;
}

inline State state_at(const Board& board, uint32_t index) {
    uint32_t sets[3] = {0, 0, 0};
    for (int square = 0; square < SQUARES; square++, index /= 3) sets[index % 3] |= bit(square);
    return make_state(board, sets[1], sets[2]);
}
