import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// An app's interaction on a page's view, such as that of Live Text, keeps working there.
@MainActor @Suite("Photo pager: interactions of pages", .timeLimit(.minutes(20)), .phones) struct PageInteractionTests {
    /// An interaction that recognizes long presses on its view, as Live Text does.
    private final class Analysis: NSObject, UIInteraction {
        private(set) weak var view: UIView?
        private(set) var presses: [CGPoint] = []
        private(set) var moves = 0
        private let press = UILongPressGestureRecognizer()

        override init() {
            super.init()
            press.addHandler { [weak self] press in
                guard press.state == .began, let view = self?.view else { return }
                self?.presses.append(press.location(in: view))
            }
        }

        func willMove(to view: UIView?) {
            self.view?.removeGestureRecognizer(press)
            moves += 1
        }

        func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(press)
        }
    }

    /// A pager whose pages are image views with one interaction each.
    private final class Pages: PhotoPagerDataSource {
        let analyses = (0..<3).map { _ in Analysis() }
        private lazy var views = analyses.indices.map { index in
            let view = UIImageView(image: TestImages.photo(index))
            view.isUserInteractionEnabled = true
            view.addInteraction(analyses[index])
            return view
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { analyses.count }

        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
            .view(views[index], size: TestImages.photo(index).size)
        }
    }

    @Test("It stays with its view, and hears of fingers at fit, zoomed in, and on a page that comes back")
    func presses() throws {
        try HeadlessDevice.run { device in
            let (root, pages) = (UIViewController(), Pages())
            let pager = PhotoPagerViewController(dataSource: pages)
            device.show(root)
            root.present(pager, animated: false)
            device.advanceFrames(2)
            @MainActor func press(_ point: CGPoint) throws {
                let finger = device.touchDown(at: point)
                device.advance(by: 1)
                finger.lift()
                try device.advanceUntilIdle()
            }
            // At fit, a photo's point is a screen's point minus 292 points of height.
            try press(CGPoint(x: 100, y: 400))
            #expect(pages.analyses[0].presses == [CGPoint(x: 100, y: 108)] && !pager.isChromeHidden)
            for _ in 0..<2 { device.tap(at: CGPoint(x: 100, y: 400)) }
            try device.advanceUntilIdle()
            #expect(pager.isZoomed)
            try press(CGPoint(x: 100, y: 400))
            // At three times its size, the photo is 780 points high, in the middle of 844 points.
            let again = try #require(pages.analyses[0].presses.last)
            #expect(pages.analyses[0].presses.count == 2 && distance(again, CGPoint(x: 100, y: 130 - 22.0 / 3)) < 1e-6)
            pager.setCurrentIndex(2, animated: false)
            pager.setCurrentIndex(0, animated: false)
            device.advanceFrames(2)
            try press(CGPoint(x: 200, y: 400))
            #expect(pages.analyses[0].presses.count == 3 && pages.analyses.allSatisfy { $0.moves == 1 && $0.view != nil })
            root.dismiss(animated: false)
            try device.advanceUntilIdle()
        }
    }

    /// A pager whose page has a button in its middle.
    private final class Player: PhotoPagerDataSource {
        let button = UIButton(frame: CGRect(x: 150, y: 100, width: 90, height: 60))
        private(set) var tapCount = 0
        private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 260))

        init() {
            view.addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.tapCount += 1 }, for: .primaryActionTriggered)
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
            .view(view, size: CGSize(width: 390, height: 260))
        }
    }

    @Test("A button on a page answers at once, to two quick taps twice, and its taps are nobody else's")
    func button() throws {
        try HeadlessDevice.run { device in
            let (root, player) = (UIViewController(), Player())
            let pager = PhotoPagerViewController(dataSource: player)
            device.show(root)
            root.present(pager, animated: false)
            device.advanceFrames(2)
            let middle = player.button.convert(CGPoint(x: 45, y: 30), to: nil)
            device.tap(at: middle)
            device.advanceFrames()
            #expect(player.tapCount == 1, "no second tap is waited for")
            device.tap(at: middle)
            device.advance(by: 1)
            #expect(player.tapCount == 2 && !pager.isZoomed && !pager.isChromeHidden)
            // Two taps beside the button zoom.
            for _ in 0..<2 { device.tap(at: CGPoint(x: 60, y: 422)) }
            device.advance(by: 1)
            #expect(player.tapCount == 2 && pager.isZoomed)
        }
    }
}
