import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Tests of the part that a double tap zooms to, and of the places of pages, as numbers.
@Suite("Photo pager: geometry", timeLimit(minutes: 20)) struct PhotoFitTests {
    /// The page's size. A photo of 390 × 260 has margins of 292 points above and below in it.
    private let page = CGSize(width: 390, height: 844)

    @Test("A part that is zoomed to keeps the point in its place, and never lies beside the photo")
    func part() throws {
        let fit = try #require(PhotoFit(photo: CGSize(width: 3900, height: 2600), page: page))
        #expect(fit.size == CGSize(width: 390, height: 260))
        #expect(abs(fit.fillingScale - 844.0 / 260) < 1e-12)
        // At scale 4 the page shows 97.5 × 211 points of the photo. The point 195, 130 is in the middle of the page and stays there.
        func part(_ scale: CGFloat, _ point: CGPoint) -> CGRect {
            fit.part(at: scale, showing: point, at: CGPoint(x: point.x, y: point.y + 292))
        }
        #expect(part(4, CGPoint(x: 195, y: 130)) == CGRect(x: 146.25, y: 24.5, width: 97.5, height: 211))
        // The expected x is 40 − 40 / 4. The expected y, 50 − (292 + 50) / 4, is above the photo, so it becomes 0.
        #expect(part(4, CGPoint(x: 40, y: 50)) == CGRect(x: 30, y: 0, width: 97.5, height: 211))
        #expect(part(4, CGPoint(x: 900, y: 900)) == CGRect(x: 292.5, y: 49, width: 97.5, height: 211))
        // At scale 2 the photo is 520 points high, less than the page. So the part is centered on the photo.
        #expect(part(2, CGPoint(x: 0, y: 0)) == CGRect(x: 0, y: -81, width: 195, height: 422))
        #expect(fit.part(at: 4, showing: CGPoint(x: 200, y: 130), at: .zero) == CGRect(x: 200, y: 49, width: 97.5, height: 211))
    }

    @Test("The steps of double taps are fit, filled and full pixels, as far as they differ and are allowed, or else twice the size")
    func steps() throws {
        let fit = try #require(PhotoFit(photo: CGSize(width: 3900, height: 2600), page: page))
        let filled = fit.fillingScale
        #expect(fit.steps(pixelScale: 10, maximum: 10) == [1, filled, 10])
        #expect(fit.steps(pixelScale: 3.3, maximum: 10) == [1, filled])
        #expect(fit.steps(pixelScale: 2, maximum: 10) == [1, filled])
        #expect(fit.steps(pixelScale: 10, maximum: 3) == [1, 3])
        #expect(fit.steps(pixelScale: 10, maximum: 1) == [1])
        let whole = try #require(PhotoFit(photo: page, page: page))
        #expect(whole.steps(pixelScale: 4, maximum: 4) == [1, 4])
        #expect(whole.steps(pixelScale: 1, maximum: 3) == [1, 2] && whole.steps(pixelScale: 1, maximum: 1.5) == [1, 1.5])
    }

    @Test("Fits are close in the same page and with sizes that differ by 2 % at most")
    func close() throws {
        func fit(_ width: CGFloat, _ height: CGFloat, _ page: CGSize) throws -> PhotoFit {
            try #require(PhotoFit(photo: CGSize(width: width, height: height), page: page))
        }
        let photo = try fit(3000, 2000, page)
        try #expect(photo.isClose(to: fit(300, 200, page)) && photo.isClose(to: fit(3000, 2030, page)))
        try #expect(photo.isClose(to: fit(3000, 1965, page)))
        try #expect(!photo.isClose(to: fit(3000, 2050, page)) && !photo.isClose(to: fit(3000, 1950, page)))
        try #expect(!photo.isClose(to: fit(3000, 2000, CGSize(width: 391, height: 844))))
    }

    @Test("A long photo opens as wide as the page and never wider, any other photo at fit, whichever way the page lies")
    func long() throws {
        for short in stride(from: CGFloat(320), through: 1032, by: 89) {
            for long in stride(from: short, through: 1400, by: 91) {
                for percent in 1...1500 where percent % 7 == 0 {
                    let photo = CGSize(width: 100, height: CGFloat(percent))
                    let upright = try #require(PhotoFit(photo: photo, page: CGSize(width: short, height: long)))
                    let lying = try #require(PhotoFit(photo: photo, page: CGSize(width: long, height: short)))
                    let isLong = photo.height / photo.width > 2.5 * long / short
                    for (fit, width) in [(upright, short), (lying, long)] {
                        #expect(fit.isLong == isLong, "\(photo) on \(short) × \(long)")
                        let opened = fit.size.width * fit.openingScale
                        #expect(isLong ? opened <= width && opened > width - 1e-6 : fit.openingScale == 1)
                        #expect(!isLong || fit.steps(pixelScale: 1, maximum: 1000) == [1, fit.openingScale])
                    }
                    #expect(!isLong || upright.size.height * upright.openingScale > 2.5 * long - 1e-6)
                }
            }
        }
    }

    @Test("No photo is larger than its page by a rounding error")
    func rounding() throws {
        for width in 1...300 {
            for height in stride(from: 1, through: 300, by: 7) {
                let photo = CGSize(width: CGFloat(width), height: CGFloat(height))
                let size = try #require(PhotoFit(photo: photo, page: page)).size
                #expect(size.width <= 390 && size.height <= 844 && (size.width == 390 || size.height == 844), "\(photo)")
            }
        }
    }

    @Test(
        "What has no area, or no numbers, does not fit",
        arguments: [(0, 5), (5, 0), (-1, 5), (.nan, 5), (5, .infinity)] as [(CGFloat, CGFloat)]
    )
    func nothing(width: CGFloat, height: CGFloat) {
        #expect(PhotoFit(photo: CGSize(width: width, height: height), page: page) == nil)
        #expect(PhotoFit(photo: page, page: CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)) == nil)
    }

    @Test("A page is found by the offset that it has, from both sides, and of many those alone that are touched", arguments: [false, true])
    func row(isRightToLeft: Bool) {
        let row = PageRow(pageWidth: 410, count: 100_000, isRightToLeft: isRightToLeft)
        for index in [0, 1, 49_999, 99_999] {
            let offset = row.offset(of: index)
            #expect(row.index(at: offset) == index && row.index(at: offset + 204) == index && row.index(at: offset - 204) == index)
            #expect(row.indices(from: offset, to: offset + 410) == index...index)
        }
        #expect(row.indices(from: row.offset(of: 7) - 1, to: row.offset(of: 7) + 409) == (isRightToLeft ? 7...8 : 6...7))
        #expect(row.index(at: -5000) == (isRightToLeft ? 99_999 : 0))
        #expect(row.indices(from: -800, to: -400) == nil)
        #expect(PageRow(pageWidth: 410, count: 0, isRightToLeft: isRightToLeft).index(at: 0) == nil)
    }
}
