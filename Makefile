# Everything the README promises: `make play` and `make test` set up what they need.

CARGO ?= cargo
# Where cargo puts what it builds.
BUILT = $(abspath $(or $(CARGO_TARGET_DIR),target))

.PHONY: all play play-terminal test build fmt lint deny unit postgres web web-check e2e fuzz-check fuzz bench load \
	slow soak setup setup-web setup-chromium test-arm64

all: build

play: build
	$(BUILT)/release/ur serve --open

play-terminal: setup
	$(CARGO) run --release --locked --bin ur -- play

# The web client first: the program embeds what is built.
build: setup web
	$(CARGO) build --release --locked --bin ur

test: setup fmt web lint unit postgres web-check e2e fuzz-check deny

setup:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install it from https://rustup.rs, then run make again."; exit 1; }
	@command -v c++ >/dev/null || { echo "A C++ compiler is missing: install g++ or clang, then run make again."; exit 1; }

# What is missing is installed with apt-get by root; anybody else is told what to install.
setup-web:
	@command -v npm >/dev/null || ./tools/install-package npm "Node.js 20 or newer with npm" nodejs npm

setup-chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	command -v google-chrome >/dev/null || ./tools/install-package chromium "Chromium" chromium

WEB_SOURCES = $(shell find web/src web/public locales -type f) web/index.html web/package.json web/vite.config.ts

web: setup-web web/dist/index.html

# Not `npm ci`: it wants the bundler's binaries for every platform in the lock file, where they are optional.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run build

# Types, words, formatting and the client's own tests.
web-check: web
	cd web && npm run format:check && npm run check && npm run test

# Whole games in a real browser, against the program as it is built for tests.
e2e: web setup-chromium
	$(CARGO) test --workspace --locked --no-run
	cd web && UR_PROGRAM=$(BUILT)/debug/ur npm run e2e

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

# The storage tests with PostgreSQL, in schemas of their own: UR_TEST_POSTGRES=postgres://user@host/database
postgres:
	@if [ -n "$$UR_TEST_POSTGRES" ]; \
	then $(CARGO) test --locked -p ur-server --test storage -- --ignored; \
	else echo "PostgreSQL is not tested: UR_TEST_POSTGRES has no URL of a database"; fi

# The fuzz targets must at least compile; `make fuzz` runs them.
fuzz-check:
	$(CARGO) check --manifest-path fuzz/Cargo.toml --locked

# Advisories need a database from the network; run `cargo deny check` where there is one.
deny:
	@$(CARGO) deny --version >/dev/null 2>&1 || $(CARGO) install cargo-deny --locked
	$(CARGO) deny --locked check bans licenses sources

# The solver's large games, too slow for every day: the whole of classic, and ravensburger with up to three stones.
slow: setup
	$(CARGO) test --release --locked -p ur-solver --test solving --test small -- --ignored

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

# 5,000 players at once: actions a second, how long they take, memory of each socket.
load: build
	$(CARGO) build --release --locked -p ur-server --example load
	$(BUILT)/release/examples/load $(BUILT)/release/ur

# 200 times: play, kill the server with -9, start it again, and see that nothing is lost or doubled.
soak: setup web
	UR_SOAK_ROUNDS=200 $(CARGO) test --locked -p ur --test serve -- --ignored --nocapture

# Games a second, time of a probe, and instructions a roll where valgrind is installed.
bench: setup
	$(CARGO) bench -p ur-engine --bench random_games
	$(CARGO) bench -p ur-solver --bench probes
	@command -v valgrind >/dev/null || { echo "(install valgrind to count instructions too)"; exit 0; }; \
	./tools/instructions-per-roll classic 20000 modern 20 ravensburger 300
