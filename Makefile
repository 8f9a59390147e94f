# Everything runs on a fresh Debian machine with the Swift toolchain; `make setup` installs the rest.
SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors
# A debug build without debug information, and with an index of this package alone, takes an eighth less time. For a debugger:
# make build DEBUG_INFO=dwarf
DEBUG_INFO ?= none
DEBUG = $(STRICT) -debug-info-format $(DEBUG_INFO) -Xswiftc -index-ignore-system-modules
# For each process of a test run: what never lets go of the main actor, or eats memory, no time limit of a suite ends. Half an hour of
# processor time, since a whole run takes four minutes of it. 16 GB of addresses: on two cores the tests take 1 GB of them and the linker
# 1.7, and every further core takes some for its threads. The limit is a soft one: a browser reserves more, and the test that starts one
# lifts it.
LIMITS = { ulimit -t 1800; ulimit -S -v 16777216; } 2>/dev/null;
SOURCES = Package.swift Sources Tests LinuxUIKit/Package.swift LinuxUIKit/Sources
TOUCHES = Tests/DemoPlayer/Touches
RESOURCES = Sources/PinchZoomOverlay/PinchZoomOverlay.docc/Resources

.PHONY: setup build demo touches moving-pictures test phones storm modes record bench peers feel compare lint format release

# In a window, or without a display into out/; ARGUMENTS=--help lists what it can do. A debug build takes half as long as a release build,
# and shares its modules with the tests. UIKit and the component are optimized in both.
demo: setup
	$(SWIFT) run $(DEBUG) PinchDemo $(ARGUMENTS)

# Writes the recordings that come with the demo anew.
touches: setup
	$(SWIFT) run $(DEBUG) PinchDemo --write-touches $(TOUCHES)

# Makes the moving pictures of the README and the articles anew, two pixels wide for each that the README shows; with each, when it is cut
# and when it begins.
MAKE_MOVING_PICTURE = Tests/DemoPlayer/make-moving-picture.py out/moving-pictures
moving-pictures: setup
	@./LinuxUIKit/install-dependencies python3-pil
	rm -rf out/moving-pictures
	$(SWIFT) run $(DEBUG) PinchDemo --frames --out out/moving-pictures \
		$(foreach name,quick-flick presented-photo presented-film,--touches $(TOUCHES)/$(name).jsonl)
	$(MAKE_MOVING_PICTURE)/quick-flick/frames $(RESOURCES)/pinch.png 0 0.2
	$(MAKE_MOVING_PICTURE)/presented-photo/frames $(RESOURCES)/grab.png 0.45 1.6
	$(MAKE_MOVING_PICTURE)/presented-film/frames $(RESOURCES)/film.png 0.45 2.3

# Builds all tests once and runs them on all cores: tests on the main actor keep one core busy for each process. A part of them:
# make test ONLY=CatchTests
test: build
	$(LIMITS) Tests/run $(ONLY)

build: setup
	$(SWIFT) build --build-tests $(DEBUG)

# All tests that run on phones, on all phones of the covering array; at the end a table. PHONES=0,7 for some of them.
PHONES ?= all
phones: build
	$(LIMITS) Tests/phones $(PHONES)

# All storms over many seeds, two at a time: make storm SEEDS="$$(seq 1000 1009)" EVENTS=5000
SEEDS ?= 1
EVENTS ?= 5000
storm: build
	$(LIMITS) Tests/storm $(EVENTS) $(SEEDS)

# The component in the modes of the compiler that apps use, a line for each: about three minutes.
modes: build
	Tests/modes

# Takes the kept pictures anew: look at each before it is committed.
record: setup
	$(LIMITS) RECORD_PICTURES=1 $(SWIFT) test $(DEBUG) --filter 'BackdropSnapshotTests|RecordingReplayTests|TransitionReplayTests|FeedLookTests|FeedSettingsTests|PostKindTests|ScreenLookTests|PhotoPagerLookTests|PhotoPagerOverPhotosLookTests|PagerOnDevicesLookTests|ZoomLookTests|BusyAppLookTests|SharedLookTests|TutorialTests/pictures'

# Times, counts and ratios of a release build, about a minute in all; nothing is asserted here.
bench: setup
	$(SWIFT) run -c release $(STRICT) Benchmarks

# The costs of a pinch and of scrolling beside those of a bare recognizer. A program outside this repository can add other libraries: see
# Tests/README.md.
peers: setup
	$(SWIFT) run -c release $(STRICT) Benchmarks peers

# How near the zoom is to Apple's own: plays what was measured, as a table and, in out/feel/, as a plot of the curves.
feel: setup
	$(SWIFT) run $(DEBUG) Feel

# What LinuxUIKit answers to a phone's touches otherwise than the phone did: make compare TRACE=file. The program ends with 0 if nothing
# differs, with 1 if something does and with 2 for a bad file; make itself has 2 for whatever is not 0.
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
