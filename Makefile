# Everything the README promises: `make play` and `make test` set up what they need.

CARGO ?= cargo
# Where cargo puts what it builds.
BUILT = $(abspath $(or $(CARGO_TARGET_DIR),target))

# Where `make play` can be found.
PORT ?= 7777
# What could not be checked, and why; the last lines of `make test`.
NOT_TESTED = $(BUILT)/not-tested
export NOT_TESTED

.PHONY: all play play-terminal dev quick test checks build fmt lint unit postgres web web-check e2e wasm fuzz-check \
	deny bless fuzz mutants bench load slow soak setup setup-web setup-chromium setup-engines test-arm64

all: build

play: build
	@$(BUILT)/release/ur serve --open --port $(PORT)

play-terminal: setup
	@./tools/build --bin ur
	@$(BUILT)/release/ur play

# The web client first: the program embeds what is built.
build: setup web
	@./tools/build --bin ur

# The client and the program as they are written: both are renewed when a file changes. Ctrl-C ends both.
dev: setup web/node_modules/.package-lock.json
	@cd web && node dev.mjs

# What has changed, and what depends on it: a minute instead of many.
quick: setup
	@./tools/quick $(SINCE)

test: setup
	@mkdir -p $(BUILT) && : > $(NOT_TESTED)
	@$(MAKE) --no-print-directory checks
	@if [ -s $(NOT_TESTED) ]; then echo "Passed, but not everything was tested:"; sed 's/^/  /' $(NOT_TESTED); \
	else echo "Passed, and everything was tested."; fi

checks: fmt web lint wasm unit postgres web-check e2e fuzz-check deny
# The tests of Rust have built the program; built alone, its crates would have other features.
checks: BUILD_FOR_E2E = test --workspace --no-run

setup:
	@CARGO=$(CARGO) ./tools/need

# What is missing is installed with apt-get by root; anybody else is told what to install.
setup-web:
	@./tools/need-node

setup-chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	command -v google-chrome >/dev/null || ./tools/install-package chromium "Chromium" chromium

# Firefox and WebKit are installed where everything has to be tested; elsewhere they are tested if they are there.
setup-engines: setup-chromium web/tests/engines/node_modules/.package-lock.json
	@[ -z "$$CI" ] || command -v firefox-esr >/dev/null || command -v firefox >/dev/null || \
	./tools/install-package firefox-esr "Firefox" firefox-esr
	@[ -z "$$CI" ] || command -v WebKitWebDriver >/dev/null || \
	./tools/install-package WebKitWebDriver "WebKitGTK and its driver" webkit2gtk-driver
	@[ -z "$$CI" ] || command -v Xvfb >/dev/null || ./tools/install-package Xvfb "a screen that nobody sees" xvfb

web/tests/engines/node_modules/.package-lock.json: web/tests/engines/package-lock.json
	cd web/tests/engines && npm install --no-save --no-audit --no-fund

WEB_SOURCES = $(shell find web/src web/public locales -type f) web/index.html web/package.json web/vite.config.ts

web: setup-web web/dist/index.html

# Not `npm ci`: it wants the bundler's binaries for every platform in the lock file, where they are optional.
web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Fetching what builds the web client (about 20 seconds)."
	cd web && npm install --no-save --no-audit --no-fund

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run build

# Types, words, formatting and the client's own tests.
web-check: web
	cd web && npm run format:check && npm run check && npm run test

# Whole games in real browsers, against the program as it is built for tests. TEST="words of its name"
# runs one; web/tests/README.md says how to look at one that fails.
BUILD_FOR_E2E = build --bin ur
e2e: web setup-engines
	$(CARGO) $(BUILD_FOR_E2E) --locked
	cd web && UR_PROGRAM=$(BUILT)/debug/ur npm run e2e -- $(if $(TEST),-g "$(TEST)" --trace retain-on-failure)

fmt:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) check -p ur-rules --no-default-features --locked

# The rules and what is said about a game must compile for the browser.
WASM = wasm32-unknown-unknown
wasm:
	@[ -z "$$CI" ] || rustup target add $(WASM) || true
	@if [ -d "$$(rustc --print sysroot)/lib/rustlib/$(WASM)" ]; \
	then $(CARGO) check --locked --target $(WASM) -p ur-rules -p ur-play; \
	else echo "the browser: rustc cannot compile for $(WASM) (rustup target add $(WASM))" | tee -a $(NOT_TESTED); fi

unit:
	@./tools/test-rust --workspace

# The storage tests with PostgreSQL, in schemas of their own: UR_TEST_POSTGRES=postgres://user@host/database
postgres:
	@if [ -n "$$UR_TEST_POSTGRES" ]; \
	then $(CARGO) test --locked -p ur-server --test all storage -- --ignored; \
	else echo "PostgreSQL: UR_TEST_POSTGRES has no URL of a database" | tee -a $(NOT_TESTED); fi

# Writes anew all that is generated or golden, and shows what has become different.
bless: setup
	BLESS=1 $(CARGO) test --locked -p ur-server --test all generated
	INSTA_UPDATE=always INSTA_FORCE_PASS=1 $(CARGO) test --locked -p ur --test all screen
	$(CARGO) run --locked -p ur-rules --example playthroughs
	@git --no-pager diff --stat -- $(GOLDEN); git --no-pager diff -- $(GOLDEN)
	@git status --short -- $(GOLDEN)
	@git diff --quiet -- $(GOLDEN) && echo "Nothing golden or generated has changed." || true

GOLDEN = docs/openapi.json web/src/protocol.ts crates/ur/tests/snapshots crates/ur-rules/tests/data/playthroughs

# The fuzz targets must at least compile; `make fuzz` runs them. The fuzzer itself, which is C++, is left out,
# and what they share with the workspace has been checked there.
fuzz-check:
	CUSTOM_LIBFUZZER_PATH=$(BUILT)/none $(CARGO) check --manifest-path fuzz/Cargo.toml --target-dir $(BUILT) --locked

# Advisories need a database from the network; run `cargo deny check` where there is one.
deny:
	@$(CARGO) deny --version >/dev/null 2>&1 || $(CARGO) install cargo-deny --locked --debug
	$(CARGO) deny --locked check bans licenses sources

# The solver's large games, too slow for every day: the whole of classic, and ravensburger with up to three stones.
slow: setup
	$(CARGO) test --release --locked -p ur-solver --test all -- --ignored solving small

# The solver's tests on arm64, in an emulator: its vector instructions, and the same results.
ARM64 = aarch64-unknown-linux-gnu
test-arm64: setup
	@command -v qemu-aarch64 aarch64-linux-gnu-gcc >/dev/null || { \
	echo "An emulator is missing: apt-get install qemu-user gcc-aarch64-linux-gnu, then run make again."; exit 1; }
	rustup target add $(ARM64)
	CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc \
	CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="qemu-aarch64 -L /usr/aarch64-linux-gnu" \
	$(CARGO) test --release --locked --target $(ARM64) -p ur-solver --test all solving -- --nocapture

FUZZ_SECONDS ?= 600
FUZZ_TARGETS = position_text move_text record rgn toml_rules

fuzz:
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
	for target in $(FUZZ_TARGETS); do mkdir -p fuzz/corpus/$$target; \
	$(CARGO) fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
	-dict=fuzz/dictionaries/$$target.dict -max_total_time=$(FUZZ_SECONDS) || exit 1; done

# What the tests do not notice: mutants of the rules and of the certificate. Hours; it goes on where it was
# ended, and the results stay under target/mutants.
mutants: setup
	@./tools/mutants

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
