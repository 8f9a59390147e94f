# Everything runs on a fresh Debian machine with the Swift toolchain; `make setup` installs the rest.
SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors
SOURCES = Package.swift Sources Tests LinuxUIKit/Package.swift LinuxUIKit/Sources

.PHONY: setup demo touches test record bench lint format

# In a window, or without a display into out/; ARGUMENTS=--help lists what it can do.
demo: setup
	$(SWIFT) run -c release $(STRICT) PinchDemo $(ARGUMENTS)

# Writes the recordings that come with the demo anew.
touches: setup
	$(SWIFT) run $(STRICT) PinchDemo --write-touches Sources/PinchDemo/Resources/Touches

test: setup
	$(SWIFT) test $(STRICT)

# Takes the kept pictures anew: look at each before it is committed.
record: setup
	RECORD_PICTURES=1 $(SWIFT) test $(STRICT) --filter 'BackdropSnapshotTests|RecordingReplayTests|TransitionReplayTests|FeedLookTests|ScreenLookTests|PhotoPagerLookTests|ZoomLookTests|SharedLookTests'

# Times, counts and ratios of a release build, half a minute in all; nothing is asserted here.
bench: setup
	$(SWIFT) run -c release $(STRICT) Benchmarks

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

setup:
	@./LinuxUIKit/install-dependencies
