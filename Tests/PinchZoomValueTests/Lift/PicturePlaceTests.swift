import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Where pictures lie in their places", timeLimit(minutes: 20)) struct PicturePlaceTests {
    @Test("Fitted, filling and stretched pictures lie as Apple's page of `UIView.ContentMode` says; of others nothing is known")
    func modes() {
        let place = CGRect(x: 10, y: 20, width: 200, height: 100)
        let size = CGSize(width: 40, height: 40)
        #expect(place.frame(ofPicture: size, .scaleToFill) == place)
        #expect(place.frame(ofPicture: size, .scaleAspectFit) == CGRect(x: 60, y: 20, width: 100, height: 100))
        #expect(place.frame(ofPicture: size, .scaleAspectFill) == CGRect(x: 10, y: -30, width: 200, height: 200))
        for mode in [UIView.ContentMode.center, .top, .bottom, .left, .right, .topLeft, .bottomRight, .redraw] {
            #expect(place.frame(ofPicture: size, mode) == nil)
        }
        for size in [
            CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: 5, height: CGFloat.infinity), CGSize(width: CGFloat.nan, height: 1),
        ] {
            #expect(place.frame(ofPicture: size, .scaleAspectFit) == nil && place.frame(ofPicture: size, .scaleAspectFill) == nil)
        }
    }

    @Test(
        "A crop on its way from any place to the whole picture shows the same picture, in the same place, and ever more of it",
        arguments: [1511, 1512] as [UInt64]
    )
    func crop(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        for _ in 0..<500 {
            let place = CGRect(x: number(-50...50), y: number(-50...50), width: number(20...400), height: number(20...400))
            let size = CGSize(width: number(1...4000), height: number(1...4000))
            let whole = try #require(place.frame(ofPicture: size, .scaleAspectFill))
            let own = Outline(rect: place, cornerRadius: number(0...200))
            var last = place
            for fraction in stride(from: CGFloat(0), through: 1, by: 0.125) {
                let open = own.mixed(with: own.opened(to: whole), fraction)
                let picture = try #require(open.rect.frame(ofPicture: size, .scaleAspectFill))
                #expect(isClose(picture, whole, 1e-9 * (whole.width + whole.height)), "seed \(seed): \(place), \(size), \(fraction)")
                // Each edge is compared by itself. `CGRect.contains` compares with the union, whose width is rounded again.
                let growth = min(
                    last.minX - open.rect.minX,
                    open.rect.maxX - last.maxX,
                    last.minY - open.rect.minY,
                    open.rect.maxY - last.maxY
                )
                #expect(growth > -1e-9, "seed \(seed): \(place), \(size), \(fraction)")
                #expect(open.cornerRadius <= own.cornerRadius, "seed \(seed)")
                last = open.rect
            }
            #expect(own.opened(to: whole).cornerRadius <= min(whole.width, whole.height) / 10, "seed \(seed)")
        }
    }
}
