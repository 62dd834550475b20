// Solves `modern`: the chance of winning in every position, and how long a game lasts. README.md
// says what is computed and how to run it.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "check.h"
#include "machine.h"
#include "sweeps.h"

struct Settings {
    std::string check, out, resume;
    bool solve = false, bounds = false, length = false;
    int pieces = 7;
    double start_at = 0.5;
    double tolerance = 1e-7;
    double length_tolerance = 1e-4;
    int max_sweeps = 100000;
    double max_seconds = 1e9, length_seconds = 120;
};

// How many positions must have been compared with ur-rules before anything is solved.
constexpr size_t ENOUGH_CHECKED = 1000;

constexpr size_t HEADER_BYTES = 4096;
// Values that are copied at a time between the machine and a file.
constexpr uint64_t CHUNK = 1 << 24;

struct Result {
    int sweeps = 0;
    double change = 0;
    double first = 0;  // the value of the start position
    double gap = -1;   // of the bounds, where there are any
};

class Clock {
   public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

   private:
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

static std::string header(const Settings& settings, const Result& result) {
    std::string text = "ur modern values 1\nruleset modern";
    if (settings.pieces != 7) text += ":pieces=" + std::to_string(settings.pieces);
    text += "\nsquares";
    for (int square = 0; square < SQUARES; square++) text += " " + square_name(square);
    char numbers[200];
    snprintf(numbers, sizeof numbers, "\nsweeps %d\nchange %.3e\nfirst %.9f\n", result.sweeps,
             result.change, result.first);
    text += numbers;
    if (result.gap >= 0) {
        snprintf(numbers, sizeof numbers, "gap %.3e\n", result.gap);
        text += numbers;
    }
    text.resize(HEADER_BYTES);
    return text;
}

struct FileCloser {
    void operator()(FILE* file) const { fclose(file); }
};
typedef std::unique_ptr<FILE, FileCloser> File;

static File open_file(const std::string& path, const char* mode) {
    File file(fopen(path.c_str(), mode));
    if (!file) throw std::runtime_error(path + ": cannot be opened");
    return file;
}

// Values that have a checksum together, and the checksum: FNV-1a over their 32-bit words.
constexpr uint64_t BLOCK = 1 << 18;

static uint64_t checksum(const float* values, uint64_t n) {
    uint64_t sum = 0xcbf29ce484222325;
    for (uint64_t i = 0; i < n; i++) {
        uint32_t word;
        memcpy(&word, &values[i], sizeof word);
        sum = (sum ^ word) * 0x100000001b3;
    }
    return sum;
}

// The file holds 32-bit numbers, whatever is computed with, and then the checksums of their blocks.
static void write_values(const Settings& settings, const Result& result,
                         const Array<Real>& values) {
    File file = open_file(settings.out, "wb");
    const std::string head = header(settings, result);
    bool good = fwrite(head.data(), 1, head.size(), file.get()) == head.size();
    std::vector<Real> reals(CHUNK);
    std::vector<float> floats(CHUNK);
    static_assert(CHUNK % BLOCK == 0, "no block may lie in two chunks");
    std::vector<uint64_t> sums;
    for (uint64_t at = 0; good && at < INDEXES; at += CHUNK) {
        const uint64_t n = std::min<uint64_t>(CHUNK, INDEXES - at);
        values.read(at, reals.data(), n);
        std::copy(reals.begin(), reals.begin() + n, floats.begin());
        for (uint64_t block = 0; block < n; block += BLOCK)
            sums.push_back(checksum(&floats[block], std::min(BLOCK, n - block)));
        good = fwrite(floats.data(), sizeof(float), n, file.get()) == n;
    }
    good = good && fwrite(sums.data(), sizeof(uint64_t), sums.size(), file.get()) == sums.size();
    if (!good || fflush(file.get())) throw std::runtime_error(settings.out + ": cannot be written");
}

// Takes up the values of an earlier run, and says how many sweeps it had made.
static int read_values(const Settings& settings, Array<Real>& values) {
    File file = open_file(settings.resume, "rb");
    std::string head(HEADER_BYTES, 0);
    bool good = fread(&head[0], 1, HEADER_BYTES, file.get()) == HEADER_BYTES;
    const std::string ours = header(settings, Result());
    const size_t same = ours.find("\nsweeps ");
    if (!good || head.compare(0, same, ours, 0, same) != 0)
        throw std::runtime_error(settings.resume + ": holds no values of this ruleset");
    std::vector<Real> reals(CHUNK);
    std::vector<float> floats(CHUNK);
    for (uint64_t at = 0; good && at < INDEXES; at += CHUNK) {
        const uint64_t n = std::min<uint64_t>(CHUNK, INDEXES - at);
        good = fread(floats.data(), sizeof(float), n, file.get()) == n;
        std::copy(floats.begin(), floats.begin() + n, reals.begin());
        values.write(at, reals.data(), n);
    }
    if (!good) throw std::runtime_error(settings.resume + ": is too short");
    return atoi(head.c_str() + same + 8);
}

// Sweeps until nothing changes any more, or the limits are reached.
static Result find_values(const Settings& settings, Machine& machine, Array<Real>& values,
                          const Clock& clock) {
    Result result;
    if (settings.resume.empty())
        machine.run(Fill{values.get(), Real(settings.start_at)});
    else
        result.sweeps = read_values(settings, values);
    do {
        const Clock sweep;
        result.change = machine.run(Improve{values.get(), values.get()});
        result.first = values.at(0);
        printf("sweep %d seconds %.3f change %.3e first %.12f\n", ++result.sweeps, sweep.seconds(),
               result.change, result.first);
        fflush(stdout);
    } while (result.change >= settings.tolerance && result.sweeps < settings.max_sweeps &&
             clock.seconds() < settings.max_seconds);
    return result;
}

// Bounds from both sides: endless play counts as lost for the side that acts in `low`, as won in
// `high`. What is low for one side is high for the other, so each is improved from the other, and
// they can only come closer. Ends with the middle in `low`.
static Result find_bounds(const Settings& settings, Machine& machine, Array<Real>& low,
                          const Clock& clock) {
    Result result;
    Array<Real> high(INDEXES);
    machine.run(Fill{low.get(), Real(0)});
    machine.run(Fill{high.get(), Real(1)});
    do {
        const Clock sweep;
        const float rise = machine.run(Improve{low.get(), high.get()});
        const float fall = machine.run(Improve{high.get(), low.get()});
        result.change = std::max(rise, fall);
        result.gap = machine.run(Gap{low.get(), high.get()});
        const double bottom = low.at(0), top = high.at(0);
        result.first = (bottom + top) / 2;
        printf("sweep %d seconds %.3f change %.3e gap %.3e first %.12f to %.12f\n", ++result.sweeps,
               sweep.seconds(), result.change, result.gap, bottom, top);
        fflush(stdout);
    } while (result.gap >= settings.tolerance && result.change > 0 &&
             result.sweeps < settings.max_sweeps && clock.seconds() < settings.max_seconds);
    machine.run(Middle{low.get(), high.get()});
    return result;
}

static void find_length(const Settings& settings, Machine& machine, const Array<Real>& values,
                        uint64_t slots) {
    const Clock clock;
    Array<uint32_t> choices(slots * ROLLS);
    machine.run(Choose{values.get(), choices.get(), slots});
    printf("best actions chosen in %.3f seconds\n", clock.seconds());
    Array<Real> lengths(INDEXES);
    float change;
    int sweeps = 0;
    const Clock sweeping;
    do {
        change = machine.run(Lengthen{lengths.get(), choices.get(), slots});
        if (++sweeps % 25 == 0)
            printf("length sweep %d seconds %.3f change %.3e first %.9f\n", sweeps,
                   sweeping.seconds(), change, double(lengths.at(0)));
        fflush(stdout);
    } while (change >= settings.length_tolerance && clock.seconds() < settings.length_seconds);
    printf("length %.9f rolls after %d sweeps, %.1f seconds, change %.3e\n",
           double(lengths.at(0)), sweeps, clock.seconds(), change);
}

static void check(const Settings& settings, const Board& board, Machine& machine) {
    const Checked checked = check_rules(board, settings.check);
    const std::vector<Real> values = machine.samples(checked.states);
    for (size_t i = 0; i < values.size(); i++)
        if (!(std::fabs(values[i] - checked.values[i]) < CHECK_TOLERANCE))
            throw std::runtime_error("the machine's value of position " + std::to_string(i + 1) +
                                     " of the list differs");
    printf("checked %zu positions, %zu successors: as in ur-rules\n", checked.states.size(),
           checked.successors);
    fflush(stdout);
    if (settings.solve && checked.states.size() < ENOUGH_CHECKED)
        throw std::runtime_error("too few to solve: at least " + std::to_string(ENOUGH_CHECKED));
}

static void solve(const Settings& settings, const Tables& tables, Machine& machine,
                  const Clock& clock) {
    Array<Real> values(INDEXES);
    const Result result = settings.bounds ? find_bounds(settings, machine, values, clock)
                                          : find_values(settings, machine, values, clock);
    printf("values: %llu positions, %d sweeps, %.1f seconds, change %.3e, first %.12f\n",
           (unsigned long long)tables.positions, result.sweeps, clock.seconds(), result.change,
           result.first);
    fflush(stdout);
    if (!settings.out.empty()) {
        const Clock writing;
        write_values(settings, result, values);
        printf("written in %.1f seconds\n", writing.seconds());
    }
    if (settings.length) find_length(settings, machine, values, tables.slots);
}

static const char* USAGE =
    "usage: modern-solver --check FILE [--solve [options]]\n"
    "  --check FILE          compare the rules with a list of the example modern_actions (- reads\n"
    "                        the standard input); nothing is solved where they differ\n"
    "  --solve               find the value of every position\n"
    "  --out FILE            write the values\n"
    "  --resume FILE         begin with the values of an earlier run\n"
    "  --start-at V          begin with this value everywhere (0.5)\n"
    "  --bounds              find a lower and an upper bound of every value instead\n"
    "  --tolerance X         stop when the largest change (of --bounds: gap) is smaller (1e-7)\n"
    "  --max-sweeps N, --max-seconds N\n"
    "                        stop then, and write what there is\n"
    "  --length              find the expected number of rolls of a game, too\n"
    "  --length-tolerance X, --length-seconds N\n"
    "                        when to stop with that (1e-4, 120)\n"
    "  --pieces N            pieces of each side, 4 to 10 (7)\n";

static Settings read_arguments(int count, char** arguments) {
    Settings settings;
    for (int i = 1; i < count; i++) {
        const std::string name = arguments[i];
        auto value = [&]() -> const char* {
            if (i + 1 == count) throw std::runtime_error(name + " needs a value\n" + USAGE);
            return arguments[++i];
        };
        if (name == "--solve") settings.solve = true;
        else if (name == "--bounds") settings.bounds = true;
        else if (name == "--length") settings.length = true;
        else if (name == "--check") settings.check = value();
        else if (name == "--out") settings.out = value();
        else if (name == "--resume") settings.resume = value();
        else if (name == "--start-at") settings.start_at = atof(value());
        else if (name == "--tolerance") settings.tolerance = atof(value());
        else if (name == "--max-sweeps") settings.max_sweeps = atoi(value());
        else if (name == "--max-seconds") settings.max_seconds = atof(value());
        else if (name == "--length-tolerance") settings.length_tolerance = atof(value());
        else if (name == "--length-seconds") settings.length_seconds = atof(value());
        else if (name == "--pieces") settings.pieces = atoi(value());
        else throw std::runtime_error("unknown: " + name + "\n" + USAGE);
    }
    if (settings.check.empty()) throw std::runtime_error(USAGE);
    if (settings.pieces < 4 || settings.pieces > 10)
        throw std::runtime_error("--pieces: 4 to 10");
    if (settings.bounds && !settings.resume.empty())
        throw std::runtime_error("--bounds begins anew: it cannot --resume");
    return settings;
}

int main(int count, char** arguments) try {
    const Clock clock;
    const Settings settings = read_arguments(count, arguments);
    const Board board = make_board(settings.pieces);
    const Tables tables = make_tables(board);
    if (tables.positions != count_positions(settings.pieces))
        throw std::runtime_error("the positions are not as many as combinatorics has it");
    printf("%llu positions, %llu places to visit, %zu-bit numbers\n",
           (unsigned long long)tables.positions, (unsigned long long)tables.slots,
           8 * sizeof(Real));
    Machine machine(board, tables);
    check(settings, board, machine);
    if (settings.solve) solve(settings, tables, machine, clock);
    return 0;
} catch (const std::exception& error) {
    fprintf(stderr, "modern-solver: %s\n", error.what());
    return 1;
}
