import AVFoundation
import PortableTestSupport
import Testing

/// From CMTime.h and https://developer.apple.com/documentation/coremedia/cmtime.
@Suite("CMTime", timeLimit(minutes: 20)) struct TimeContractTests {
    @Test("Seconds become units of a timescale and back")
    func seconds() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900 && time.timescale == 600 && time.seconds == 1.5 && time.flags == .valid)
        #expect(CMTimeGetSeconds(CMTimeMake(value: 1, timescale: 3)) == 1.0 / 3)
        let rounded = CMTimeMakeWithSeconds(0.3333, preferredTimescale: 3)
        #expect(rounded.value == 1 && rounded.flags.contains(.hasBeenRounded))
        #expect(CMTime.zero.seconds == 0 && CMTime.zero.isNumeric)
    }

    @Test("Times compare across timescales")
    func comparison() {
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 334, timescale: 1000))
        #expect(CMTime.zero < .positiveInfinity && .negativeInfinity < CMTime.zero)
    }
}
