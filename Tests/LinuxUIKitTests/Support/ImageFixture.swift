import Foundation
import HeadlessDevice
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
}
