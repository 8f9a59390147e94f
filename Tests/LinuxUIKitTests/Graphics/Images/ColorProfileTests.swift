import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/coregraphics/cgcolorspace ("Quartz … color spaces … interpret color components"), and
/// ICC.1:2022. The simulated screen is one of sRGB. The expectations are those of Pillow, which converts by lcms2, too.
@MainActor @Suite("Color profiles of images", .timeLimit(.minutes(20))) struct ColorProfileTests {
    @Test(
        "Colors of a file's profile are converted into the screen's",
        arguments: [
            ("wide.png", "wide"), ("wide-interlaced.png", "wide"), ("wide.jpg", "wide-jpeg"), ("gray.png", "gray"), ("inked.jpg", "inked"),
        ]
    )
    func colors(file: String, expected: String) throws {
        let data = try ImageFixture.data(file)
        let picture = try #require(UIImage(data: data).flatMap(Picture.init))
        #expect(try largestDifference(picture, ImageFixture.expected(expected, width: picture.width)) <= 1)
        // Without its name, a profile is none.
        var plain = data
        let name = try #require(["iCCP", "ICC_PROFILE"].lazy.compactMap { plain.firstRange(of: Data($0.utf8)) }.first)
        plain[name.lowerBound] = UInt8(ascii: "x")
        let raw = try #require(UIImage(data: plain).flatMap(Picture.init))
        #expect(largestDifference(picture, raw) > 8, "the profile has an effect")
    }

    @Test("A profile that is broken, or one of other colors, counts as not there", .chosen)
    func broken() throws {
        let data = try ImageFixture.data("wide.jpg")
        // The colors are 16 bytes behind the profile's beginning, which is 14 behind that of the segment's name.
        let name = try #require(data.firstRange(of: Data("ICC_PROFILE".utf8)))
        for (offset, byte) in [(30, "C"), (50, "x")] {
            var broken = data
            broken[name.lowerBound + offset] = try #require(byte.utf8.first)
            let picture = try #require(UIImage(data: broken).flatMap(Picture.init))
            #expect(picture[8, 8].difference(from: .init(red: 230, green: 40, blue: 30)) <= 6)
        }
    }
}
