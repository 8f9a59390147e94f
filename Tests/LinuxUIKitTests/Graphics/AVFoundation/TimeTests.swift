import AVFoundation
import Testing

/// From CMTime.h and https://developer.apple.com/documentation/coremedia/cmtime.
@Suite("CMTime", .timeLimit(.minutes(20))) struct TimeTests {
    @Test("Times compare exactly, however large they are")
    func large() {
        #expect(CMTime(value: .max, timescale: 2) > CMTime(value: .max, timescale: 3))
    }

    @Test("What is no number says so")
    func special() {
        #expect(!CMTime.invalid.isValid && CMTime.invalid.seconds.isNaN && !CMTime().isValid)
        #expect(CMTime.indefinite.isIndefinite && CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric)
        #expect(CMTime.positiveInfinity.seconds == .infinity && !CMTime.positiveInfinity.isNumeric)
        #expect(!CMTime(value: 1, timescale: 0).isValid && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    }
}
