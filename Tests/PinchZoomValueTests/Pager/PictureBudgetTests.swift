import Foundation
import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Tests of the pictures that a number of bytes is divided among.
@Suite("Photo pager: the budget as numbers", timeLimit(minutes: 20)) struct PictureBudgetTests {
    /// A photo of 48 megapixels. The wishes fit the photo to the width of a phone's screen.
    private let photo = PictureSize(width: 8064, height: 6048)

    private func wish(zoomScale: CGFloat = 1) -> PictureBudget.Wish {
        PictureBudget.Wish(
            fitted: PictureSize(of: photo, fittedTo: 1170, zoomScale: 1),
            zoomed: PictureSize(of: photo, fittedTo: 1170, zoomScale: zoomScale)
        )
    }

    @Test("At fit a picture has the screen's pixels, zoomed in up to twice as many as it needs, and never more than the photo")
    func sizes() {
        func width(_ zoomScale: CGFloat) -> CGFloat { PictureSize(of: photo, fittedTo: 1170, zoomScale: zoomScale).width }
        #expect(PictureSize(of: photo, fittedTo: 1170, zoomScale: 1) == PictureSize(width: 1170, height: 878))
        #expect(width(1.005) == 1170 && width(1.5) == 2340 && width(2) == 2340 && width(2.1) == 4680 && width(7) == 8064)
        #expect(PictureSize(of: PictureSize(width: 300, height: 200), fittedTo: 1170, zoomScale: 4) == PictureSize(width: 300, height: 200))
    }

    @Test("A picture of any aspect ratio fills the photo's frame within half a pixel of the screen, and is never longer than its limit")
    func ratios() {
        for step in -60...60 {
            // From 1:1000 to 1000:1, with about 20 megapixels.
            let ratio = pow(1000, CGFloat(step) / 60)
            let photo = PictureSize(width: (20e6 * ratio).squareRoot().rounded(), height: (20e6 / ratio).squareRoot().rounded())
            guard let fit = PhotoFit(photo: CGSize(width: photo.width, height: photo.height), page: CGSize(width: 780, height: 1688)) else {
                Issue.record("\(photo) has no fit")
                continue
            }
            for zoomScale in [1, 2, 8, fit.openingScale] as [CGFloat] {
                let size = PictureSize(of: photo, fittedTo: fit.size.width, zoomScale: zoomScale, longestSide: 8192)
                let frame = CGRect(origin: .zero, size: fit.size)
                let picture = frame.frame(ofPicture: CGSize(width: size.width, height: size.height), .scaleAspectFill) ?? .null
                #expect(max(-picture.minX, -picture.minY) <= 0.5, "\(photo) as \(size) at \(zoomScale)")
                #expect(max(size.width, size.height) <= 8192 && size.width <= photo.width && size.height <= photo.height)
            }
        }
    }

    @Test("All get theirs at fit where there is enough, the zoomed one comes first, and the furthest give way")
    func shares() {
        let fitted = 4 * 1170 * 878
        let five = Array(repeating: wish(), count: 5)
        #expect(PictureBudget.shares(of: 5 * fitted, among: five).allSatisfy { $0?.width == 1170 })
        #expect(PictureBudget.shares(of: 5 * fitted - 1, among: five).map { $0 != nil } == [true, true, true, true, false])
        #expect(PictureBudget.shares(of: 0, among: five).map { $0 != nil } == [true, false, false, false, false])
        let zoomed = [wish(zoomScale: 7)] + five.dropFirst()
        #expect(PictureBudget.shares(of: 4 * 8064 * 6048 + 2 * fitted, among: zoomed).map { $0?.width } == [8064, 1170, 1170, nil, nil])
        let little = PictureBudget.shares(of: 40_000_000, among: zoomed)
        #expect(little[0].map { $0.byteCount <= 40_000_000 && $0.width > 3600 } == true && little.dropFirst().allSatisfy { $0 == nil })
        #expect(PictureBudget.shares(of: 5, among: zoomed)[0]?.width == 1170, "what is seen is decoded at fit in any case")
        #expect(PictureBudget.shares(of: 5, among: []).isEmpty)
    }

    @Test("A neighbour gets what it opens with, or less where there isn't enough")
    func neighbours() {
        let (fitted, opened) = (Int(wish().fitted.byteCount), Int(wish(zoomScale: 2).zoomed.byteCount))
        let wishes = [wish(), wish(zoomScale: 2), wish(zoomScale: 2)]
        #expect(PictureBudget.shares(of: fitted + 2 * opened, among: wishes).map { $0?.width } == [1170, 2340, 2340])
        #expect(PictureBudget.shares(of: fitted + 2 * opened - 1, among: wishes).map { $0?.width } == [1170, 2340, 1170])
        #expect(PictureBudget.shares(of: 3 * fitted, among: wishes).map { $0?.width } == [1170, 1170, 1170])
    }

    @Test(
        "No more than the limit is ever given, but for the one that is seen, and nobody gets more than a nearer one could",
        arguments: 0..<20
    )
    func property(seed: UInt64) {
        var random = SeededGenerator(seed: 15_500 + seed)
        for _ in 0..<100 {
            let wishes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let photo = PictureSize(
                    width: .random(in: 1...9000, using: &random).rounded(),
                    height: .random(in: 1...9000, using: &random).rounded()
                )
                let (fit, zoomScale) = (CGFloat.random(in: 1...2000, using: &random), CGFloat.random(in: 1...20, using: &random))
                return PictureBudget.Wish(
                    fitted: PictureSize(of: photo, fittedTo: fit, zoomScale: 1),
                    zoomed: PictureSize(of: photo, fittedTo: fit, zoomScale: zoomScale)
                )
            }
            let limit = Int.random(in: 0...400_000_000, using: &random)
            let shares = PictureBudget.shares(of: limit, among: wishes)
            let sum = shares.reduce(0) { $0 + ($1?.byteCount ?? 0) }
            #expect(sum <= max(CGFloat(limit), wishes[0].fitted.byteCount), "seed \(seed)")
            #expect(shares.count == wishes.count && (shares[0]?.byteCount ?? 0) > 0)
            let firstGap = shares.firstIndex { $0 == nil } ?? shares.count
            #expect(shares[firstGap...].allSatisfy { $0 == nil })
        }
    }
}
