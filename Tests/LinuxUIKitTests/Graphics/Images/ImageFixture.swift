import Foundation
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// The pictures in the folder `Fixtures`. The script `make-fixtures.py` there makes most of them.
enum ImageFixture {
    /// A picture's file, by its name with the extension.
    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: #require(Bundle.module.path(forResource: name, ofType: nil, inDirectory: "Fixtures"))))
    }

    /// The pixels that Pillow sees in a picture's file.
    ///
    /// - Parameters:
    ///   - name: the name without the extension.
    ///   - frame: of an animated file, counted from 0.
    ///   - width: a frame's width, in pixels.
    static func expected(_ name: String, frame: Int = 0, width: Int) throws -> Picture {
        let strip = try #require(UIImage(data: data("\(name)-expected.png"))?.cgImage)
        let part = strip.cropping(to: CGRect(x: frame * width, y: 0, width: width, height: strip.height))
        return try #require(part.flatMap { Picture(UIImage(cgImage: $0)) })
    }

    /// The largest difference of a channel in what is seen of two pictures over black, 0 to 255. Images keep their channels multiplied by
    /// alpha: where little is seen of a pixel, its own channels are rounded by more.
    static func largestSeenDifference(_ first: Picture, _ second: Picture) -> Int {
        func seen(_ picture: Picture) -> Picture {
            var pixels = picture.pixels
            for index in pixels.indices where index % 4 != 3 {
                pixels[index] = UInt8((Double(pixels[index]) * Double(pixels[index - index % 4 + 3]) / 255).rounded())
            }
            return Picture(width: picture.width, height: picture.height, scale: picture.scale, pixels: pixels)
        }
        return largestDifference(seen(first), seen(second))
    }
}
