import Foundation
import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

@Suite("Photos: limits", timeLimit(minutes: 20)) struct PhotoFileLimitsTests {
    private func error(
        _ width: Int,
        _ height: Int,
        frames: Int = 1,
        isDecodedWhole: Bool = false,
        _ limits: PhotoFile.Limits = PhotoFile.Limits()
    ) -> String? {
        do {
            try limits.check(width: width, height: height, frameCount: frames, isDecodedWhole: isDecodedWhole)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("230 megapixels and a panorama of 100,000 pixels are allowed; 64,250 × 64,250 pixels are refused, with the figure")
    func usual() {
        #expect(error(17_500, 13_200) == nil && error(100_000, 2_000) == nil && error(1, 1, frames: 2_000) == nil)
        #expect(error(64_250, 64_250) == "4128062500 pixels, and the limit is 500000000")
    }

    @Test("The limits themselves are allowed, and one more is refused; numbers that overflow are refused")
    func edges() {
        var limits = PhotoFile.Limits()
        (limits.pixelCount, limits.side, limits.frameCount) = (1_000, 100, 5)
        #expect(error(100, 10, frames: 5, limits) == nil)
        #expect(error(10, 101, limits) == "101 pixels along the longer side, and the limit is 100")
        #expect(error(11, 91, limits) == "1001 pixels, and the limit is 1000")
        #expect(error(10, 10, frames: 6, limits) == "6 frames, and the limit is 5")
        limits.framePixelCount = 400
        #expect(error(20, 20, isDecodedWhole: true, limits) == nil && error(21, 20, limits) == nil)
        #expect(error(21, 20, isDecodedWhole: true, limits) == "420 pixels to decode as a whole, and the limit is 400")
        limits.side = .max
        #expect(error(.max, .max, limits) == "\(Int.max) pixels, and the limit is 1000")
    }
}
