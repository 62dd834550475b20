# Everything the README promises: `make play` and `make test` set up what they need.

CARGO ?= cargo

.PHONY: play test build fmt lint deny unit fuzz-check fuzz bench setup test-arm64

play: setup
	$(CARGO) run --release --locked --bin ur -- play

build: setup
	$(CARGO) build --release --locked --bin ur

test: setup fmt lint unit fuzz-check deny

setup:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install it from https://rustup.rs, then run make again."; exit 1; }
	@command -v c++ >/dev/null || { echo "A C++ compiler is missing: install g++ or clang, then run make again."; exit 1; }

fmt:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

# nextest where it is installed, because it runs test binaries side by side.
unit:
	@if $(CARGO) nextest --version >/dev/null 2>&1; \
	then $(CARGO) nextest run --workspace --locked; \
	else $(CARGO) test --workspace --locked --all-targets; fi
	$(CARGO) test --workspace --locked --doc

# The fuzz targets must at least compile; `make fuzz` runs them.
fuzz-check:
	$(CARGO) check --manifest-path fuzz/Cargo.toml --locked

# Advisories need a database from the network; run `cargo deny check` where there is one.
deny:
	@$(CARGO) deny --version >/dev/null 2>&1 || $(CARGO) install cargo-deny --locked
	$(CARGO) deny --locked check bans licenses sources

# The solver's tests on arm64, in an emulator: its vector instructions, and the same results.
ARM64 = aarch64-unknown-linux-gnu
test-arm64: setup
	@command -v qemu-aarch64 aarch64-linux-gnu-gcc >/dev/null || { \
	echo "An emulator is missing: apt-get install qemu-user gcc-aarch64-linux-gnu, then run make again."; exit 1; }
	rustup target add $(ARM64)
	CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc \
	CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="qemu-aarch64 -L /usr/aarch64-linux-gnu" \
	$(CARGO) test --release --locked --target $(ARM64) -p ur-solver --test solving -- --nocapture

FUZZ_SECONDS ?= 600
FUZZ_TARGETS = position_text move_text record rgn toml_rules

fuzz:
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
	for target in $(FUZZ_TARGETS); do mkdir -p fuzz/corpus/$$target; \
	$(CARGO) fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
	-dict=fuzz/dictionaries/$$target.dict -max_total_time=$(FUZZ_SECONDS) || exit 1; done

# Games a second, time of a probe, and instructions a roll where valgrind is installed.
bench: setup
	$(CARGO) bench -p ur-engine --bench random_games
	$(CARGO) bench -p ur-solver --bench probes
	@command -v valgrind >/dev/null || { echo "(install valgrind to count instructions too)"; exit 0; }; \
	./tools/instructions-per-roll classic 20000 modern 20 ravensburger 300
