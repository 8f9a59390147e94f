# Everything runs on a fresh Debian machine with the Swift toolchain; `make setup` installs the rest.
SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors
# A debug build without debug information, and with an index of this package alone, takes an eighth less time. For a debugger:
# make build DEBUG_INFO=dwarf
DEBUG_INFO ?= none
# The package manager plans the compiler's jobs itself. So a module compiles as soon as the interfaces that it imports are written, and two
# cores are busy. The names of the sources stay in the compiler's arguments: a list of them in a file would have another path each time, so
# that each build would compile everything again. A module compiles as a whole: in parts, each part would read the whole module.
# LLVM doesn't verify the compiler's output: the check finds faults of the compiler alone, and takes 3 % of an unoptimized module's time.
# Without these flags, a module of tests compiles file by file, but the first build takes longer: export DRIVER_FLAGS=
DRIVER_FLAGS ?= --use-integrated-swift-driver -Xswiftc -driver-filelist-threshold=100000 -Xswiftc -wmo -Xswiftc -disable-batch-mode \
    -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
DEBUG = $(STRICT) $(DRIVER_FLAGS) -debug-info-format $(DEBUG_INFO) -Xswiftc -index-ignore-system-modules
# Limits for each process of a test run. The time limit of a suite can't end a test that blocks the main actor or fills the memory. A
# process gets half an hour of processor time: all processes of a whole run together need 8 minutes. A process gets 16 GB of addresses: on
# two cores, the tests take 1 GB and the linker 1.7 GB, and each further core takes some for its threads. The limit of addresses is soft,
# because a browser reserves more: the test that starts a browser raises the limit.
LIMITS = { ulimit -t 1800; ulimit -S -v 16777216; } 2>/dev/null;
SOURCES = Package.swift Sources Tests LinuxUIKit/Package.swift LinuxUIKit/Sources
TOUCHES = Tests/DemoPlayer/Touches
RESOURCES = Sources/PinchZoomOverlay/PinchZoomOverlay.docc/Resources

.PHONY: setup build tests demo touches moving-pictures test phones storm modes record bench peers feel compare lint format release

# Plays the demo in a window or, without a display, into out/. ARGUMENTS=--help lists the options. A debug build takes half as long as a
# release build, and shares its modules with the tests. UIKit and the component are optimized in both.
demo: setup
	$(SWIFT) run $(DEBUG) PinchDemo $(ARGUMENTS)

# Writes the demo's recordings again.
touches: setup
	$(SWIFT) run $(DEBUG) PinchDemo --write-touches $(TOUCHES)

# Makes the moving pictures of the README and the articles again. The four numbers are the times of the cut and of the beginning, in
# seconds, the step from frame to frame, and the width in pixels. The README shows its picture at half the width, with all 60 frames a
# second. DocC shows no WebP, and a PNG of all frames and pixels has 11 to 32 megabytes.
MAKE_MOVING_PICTURE = Tests/DemoPlayer/make-moving-picture.py out/moving-pictures
moving-pictures: setup
	@./LinuxUIKit/install-dependencies python3-pil
	rm -rf out/moving-pictures
	$(SWIFT) run $(DEBUG) PinchDemo --frames --out out/moving-pictures \
		$(foreach name,quick-flick presented-photo presented-film,--touches $(TOUCHES)/$(name).jsonl)
	$(MAKE_MOVING_PICTURE)/quick-flick/frames .github/pinch.webp 0 0.2 1 390
	$(MAKE_MOVING_PICTURE)/quick-flick/frames $(RESOURCES)/pinch.png 0 0.2 3 195
	$(MAKE_MOVING_PICTURE)/presented-photo/frames $(RESOURCES)/grab.png 0.45 1.6 3 195
	$(MAKE_MOVING_PICTURE)/presented-film/frames $(RESOURCES)/film.png 0.45 2.3 3 195

# Builds all tests and runs them in several processes, because tests on the main actor use one core of a process. A part of the tests:
# make test ONLY=CatchTests
# The check of availability uses one core, and runs beside the tests.
test: tests
	@Tests/availability & availability=$$!; $(LIMITS) Tests/run $(ONLY); result=$$?; wait $$availability && exit $$result

build: tests
	@Tests/availability

tests: setup
	$(SWIFT) build --build-tests $(DEBUG)

# Runs all tests that run on phones on all phones of the covering array, and prints a table. PHONES=0,7 chooses phones.
PHONES ?= all
phones: build
	$(LIMITS) Tests/phones $(PHONES)

# Runs all storms with many seeds, two at a time: make storm SEEDS="$$(seq 1000 2 1018)" EVENTS=5000
SEEDS ?= 1
EVENTS ?= 5000
storm: build
	$(LIMITS) Tests/storm $(EVENTS) $(SEEDS)

# Checks the component in the modes of the compiler that apps use, and prints a line for each mode. Takes about three minutes.
modes: build
	Tests/modes

# Takes the kept pictures again. Look at each picture before you commit it.
record: setup
	$(LIMITS) RECORD_PICTURES=1 $(SWIFT) test $(DEBUG) --filter 'BackdropSnapshotTests|RecordingReplayTests|TransitionReplayTests|FeedLookTests|FeedSettingsTests|PostKindTests|ScreenLookTests|PhotoPagerLookTests|PhotoPagerOverPhotosLookTests|PagerOnDevicesLookTests|ZoomLookTests|BusyAppLookTests|SharedLookTests|TutorialTests/pictures'

# Prints times, counts and ratios of a release build, in about a minute. Nothing is asserted here.
bench: setup
	$(SWIFT) run -c release $(STRICT) Benchmarks

# Prints the costs of a pinch and of scrolling beside the costs of a bare recognizer. A program outside this repository can add other
# libraries: see Tests/README.md.
peers: setup
	$(SWIFT) run -c release $(STRICT) Benchmarks peers

# Compares the zoom with measurements of Apple's own zoom, and prints a table. The plot of the curves is in out/feel/.
feel: setup
	$(SWIFT) run $(DEBUG) Feel

# Compares LinuxUIKit's reaction to a phone's touches with the phone's own reaction: make compare TRACE=file. The program ends with 0 if
# there is no difference, with 1 if there is one, and with 2 for a bad file. If the program doesn't end with 0, make ends with 2.
compare: $(if $(TRACE),setup)
	$(if $(TRACE),,$(error make compare needs a trace: make compare TRACE=file))
	$(SWIFT) run $(DEBUG) PinchDemo --compare "$(TRACE)"

# Makes the commit and the tag of a version, without pushing them: make release VERSION=0.1.0
release:
	.ci/release $(VERSION)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

setup:
	@./LinuxUIKit/install-dependencies
