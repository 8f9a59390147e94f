import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// EXIF 2.3, table 6, and https://developer.apple.com/documentation/imageio/cgimagepropertyorientation: the number says where the stored
/// picture's first row and first column are displayed.
@Suite("Photos: orientations", timeLimit(minutes: 20)) struct StoredOrientationTests {
    /// The displayed edges of the first stored row and of the first stored column.
    private enum Edge { case top, bottom, left, right }
    private static let edges: [(row: Edge, column: Edge)] = [
        (.top, .left), (.top, .right), (.bottom, .right), (.bottom, .left), (.left, .top), (.right, .top), (.right, .bottom),
        (.left, .bottom),
    ]

    private func isOn(_ edge: Edge, _ rect: CGRect, of size: CGSize) -> Bool {
        switch edge {
        case .top: isClose(rect.minY, 0) && isClose(rect.width, size.width)
        case .bottom: isClose(rect.maxY, size.height) && isClose(rect.width, size.width)
        case .left: isClose(rect.minX, 0) && isClose(rect.height, size.height)
        case .right: isClose(rect.maxX, size.width) && isClose(rect.height, size.height)
        }
    }

    @Test("The first row and the first column are displayed where EXIF says", arguments: 1...8)
    func exif(number: Int) {
        let orientation = UIImage.Orientation(exifNumber: number)
        let stored = CGSize(width: 40, height: 30)
        let displayed = orientation.displayedSize(of: stored)
        #expect(displayed == (number < 5 ? stored : CGSize(width: 30, height: 40)))
        let transform = orientation.displayTransform(of: stored)
        let (row, column) = (CGRect(x: 0, y: 0, width: 40, height: 1), CGRect(x: 0, y: 0, width: 1, height: 30))
        #expect(isOn(Self.edges[number - 1].row, row.applying(transform), of: displayed))
        #expect(isOn(Self.edges[number - 1].column, column.applying(transform), of: displayed))
    }

    @Test("Numbers that EXIF does not have are upright")
    func others() {
        for number in [-1, 0, 9, .max, .min] { #expect(UIImage.Orientation(exifNumber: number) == .up) }
    }

    @Test("A part is displayed inside of the picture with the same area, and the way back leads to the part", arguments: 0..<20)
    func property(seed: UInt64) {
        var random = SeededGenerator(seed: 35_100 + seed)
        for _ in 0..<100 {
            let orientation = UIImage.Orientation(exifNumber: .random(in: 1...8, using: &random))
            let stored = CGSize(width: .random(in: 1...20_000, using: &random), height: .random(in: 1...20_000, using: &random))
            let (x, y) = (CGFloat.random(in: 0..<stored.width, using: &random), CGFloat.random(in: 0..<stored.height, using: &random))
            let part = CGRect(
                x: x,
                y: y,
                width: .random(in: 0...(stored.width - x), using: &random),
                height: .random(in: 0...(stored.height - y), using: &random)
            )
            let transform = orientation.displayTransform(of: stored)
            let seen = part.applying(transform)
            let whole = CGRect(origin: .zero, size: orientation.displayedSize(of: stored))
            #expect(isClose(whole.union(seen), whole, 1e-6), "seed \(seed)")
            #expect(isClose(seen.width * seen.height, part.width * part.height, 1e-3), "seed \(seed)")
            #expect(isClose(seen.applying(transform.inverted()), part, 1e-6), "seed \(seed)")
        }
    }
}
