// Where the sweeps run: on a GPU when compiled by nvcc, else on the processor's cores. Everything
// else is the same code for both.
#pragma once

#include <atomic>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#ifndef __CUDACC__
#include <sys/mman.h>
#endif

#include "layout.h"
#include "value.h"

#ifdef __CUDACC__

inline void ask(cudaError_t error) {
    if (error != cudaSuccess) throw std::runtime_error(cudaGetErrorString(error));
}

// Threads of a block, and blocks that a multiprocessor should hold: at most 64 registers a thread.
constexpr int THREADS = 256;
constexpr int BLOCKS = 4;

// A block for each strip. A body may read what another thread is just writing: it gets the old
// value or the new one, and the sweeps converge with either.
template <class Body>
__global__ void __launch_bounds__(THREADS, BLOCKS)
    run_strips(const Layout layout, const Board given, const Body body, unsigned* worst) {
    __shared__ Board board;
    const uint32_t* words = reinterpret_cast<const uint32_t*>(&given);
    for (unsigned i = threadIdx.x; i < sizeof(Board) / 4; i += THREADS)
        reinterpret_cast<uint32_t*>(&board)[i] = words[i];
    __syncthreads();

    const Strip strip = layout.strips[blockIdx.x];
    float largest = 0;
    for (uint32_t at = threadIdx.x; at < strip.length; at += THREADS) {
        Place place;
        if (find_place(layout, strip, at, place)) largest = fmaxf(largest, body(board, place));
    }
    for (int lanes = 16; lanes; lanes /= 2)
        largest = fmaxf(largest, __shfl_xor_sync(0xffffffff, largest, lanes));
    // The bits of numbers that are not negative are in the order of the numbers.
    if (threadIdx.x % 32 == 0) atomicMax(worst, __float_as_uint(largest));
}

static __global__ void sample_values(const Board board, const State* states, Real* values, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] = value_of(board, states[i], Samples{});
}

#endif

// An array in the machine's memory, zero at first.
template <class T>
class Array {
   public:
    explicit Array(uint64_t length) : length(length) {
#ifdef __CUDACC__
        ask(cudaMalloc(&data, length * sizeof(T)));
        ask(cudaMemset(data, 0, length * sizeof(T)));
#else
        // Only the pages that are written take memory: far fewer when there are few pieces.
        void* pages = mmap(nullptr, length * sizeof(T), PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (pages == MAP_FAILED) throw std::runtime_error("no memory");
        madvise(pages, length * sizeof(T), MADV_NOHUGEPAGE);
        data = static_cast<T*>(pages);
#endif
    }
    explicit Array(const std::vector<T>& values) : Array(values.size()) {
        write(0, values.data(), values.size());
    }
    Array(const Array&) = delete;
    Array& operator=(const Array&) = delete;
    ~Array() { release(); }

    T* get() const { return data; }

    void write(uint64_t at, const T* from, uint64_t n) { copy(data + at, from, n); }
    void read(uint64_t at, T* to, uint64_t n) const { copy(to, data + at, n); }
    T at(uint64_t index) const {
        T value;
        read(index, &value, 1);
        return value;
    }

    void release() {
        if (!data) return;
#ifdef __CUDACC__
        cudaFree(data);
#else
        munmap(data, length * sizeof(T));
#endif
        data = nullptr;
    }

   private:
    T* data = nullptr;
    uint64_t length;

    static void copy(T* to, const T* from, uint64_t n) {
#ifdef __CUDACC__
        ask(cudaMemcpy(to, from, n * sizeof(T), cudaMemcpyDefault));
#else
        memcpy(to, from, n * sizeof(T));
#endif
    }
};

// The tables in the machine's memory, and the visits of all their positions.
class Machine {
   public:
    Machine(const Board& board, const Tables& tables)
        : board(board),
          strip_count(tables.strips.size()),
          strips(tables.strips),
          lowers(tables.lowers),
          half_sets(tables.half_sets),
          lower_mirror(tables.lower_mirror),
          half_sum(tables.half_sum),
          worst(1) {}

    // Visits every position once, and says the largest number that the body returned.
    template <class Body>
    float run(const Body& body) {
        const Layout layout = {strips.get(), lowers.get(), half_sets.get(), lower_mirror.get(),
                               half_sum.get()};
#ifdef __CUDACC__
        const unsigned zero = 0;
        worst.write(0, &zero, 1);
        run_strips<<<strip_count, THREADS>>>(layout, board, body, worst.get());
        ask(cudaGetLastError());
        ask(cudaDeviceSynchronize());
        const unsigned bits = worst.at(0);
        float largest;
        memcpy(&largest, &bits, sizeof largest);
        return largest;
#else
        std::atomic<uint32_t> next(0);
        std::vector<float> largest(std::max(1u, std::thread::hardware_concurrency()), 0.0f);
        std::vector<std::thread> workers;
        for (float& mine : largest)
            workers.emplace_back([&] {
                for (uint32_t strip; (strip = next++) < strip_count;)
                    mine = std::max(mine, run_strip(layout, layout.strips[strip], body));
            });
        for (auto& worker : workers) worker.join();
        return *std::max_element(largest.begin(), largest.end());
#endif
    }

    // value_of() by Samples, as this machine computes it.
    std::vector<Real> samples(const std::vector<State>& states) {
        std::vector<Real> values(states.size());
#ifdef __CUDACC__
        Array<State> inputs(states);
        Array<Real> outputs(states.size());
        const int n = states.size();
        sample_values<<<(n + 63) / 64, 64>>>(board, inputs.get(), outputs.get(), n);
        ask(cudaGetLastError());
        outputs.read(0, values.data(), n);
#else
        for (size_t i = 0; i < states.size(); i++)
            values[i] = value_of(board, states[i], Samples{});
#endif
        return values;
    }

   private:
    const Board board;
    const uint32_t strip_count;
    Array<Strip> strips;
    Array<uint16_t> lowers;
    Array<uint32_t> half_sets, lower_mirror, half_sum;
    Array<unsigned> worst;

#ifndef __CUDACC__
    template <class Body>
    float run_strip(const Layout& layout, const Strip& strip, const Body& body) const {
        float largest = 0;
        Place place;
        for (uint32_t at = 0; at < strip.length; at++)
            if (find_place(layout, strip, at, place))
                largest = std::max(largest, body(board, place));
        return largest;
    }
#endif
};
