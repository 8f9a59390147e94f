import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A phone with a home button. When the status bar hides, the safe area loses the status bar's height.
@MainActor @Suite("Photo pager: safe area without the status bar", .timeLimit(.minutes(20)), .phones) struct PagerSafeAreaTests {
    private static let middle = CGPoint(x: 187, y: 333)

    /// A container that acts as the window. UIKit removes the status bar's 20 points from the safe area when the status bar hides.
    private final class StatusBarScreen: UIViewController, PhotoPagerDelegate {
        let pager: PhotoPagerViewController
        let topView = UIView()
        let bottomView = UIView()

        init(_ pager: PhotoPagerViewController) {
            self.pager = pager
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
            additionalSafeAreaInsets.top = 20
            addChild(pager)
            view.addSubview(pager.view)
            pager.view.frame = view.bounds
            pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            pager.didMove(toParent: self)
            pager.delegate = self
            for view in [topView, bottomView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                pager.overlayView.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            }
            let area = pager.overlayView.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                topView.topAnchor.constraint(equalTo: area.topAnchor), topView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                bottomView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                bottomView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) { fitStatusBar() }

        /// Hides the status bar in landscape, as a phone with a home button does.
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            fitStatusBar(isLying: size.width > size.height)
        }

        private func fitStatusBar(isLying: Bool = false) {
            additionalSafeAreaInsets.top = isLying || pager.prefersStatusBarHidden ? 0 : 20
        }

        /// The frames of all views that lie over the photo.
        var places: [CGRect] {
            let button = pager.view.subviews.lazy.compactMap { $0 as? UIButton }.first
            return [button?.frame ?? .zero, topView.shownFrame, bottomView.shownFrame]
        }
    }

    private func run(_ body: (PagerPhone, StatusBarScreen) throws -> Void) throws {
        let configuration = HeadlessDevice.Configuration(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)
        try HeadlessDevice.run(configuration) { device in
            let phone = PagerPhone(device: device, images: PagerPhone.photos(3), index: 0)
            let screen = StatusBarScreen(phone.pager)
            device.show(phone.root)
            phone.root.present(screen, animated: false)
            device.advanceFrames()
            try device.advanceUntilIdle()
            try body(phone, screen)
            try device.advanceUntilIdle()
        }
    }

    @Test("The close button and the app's own views stand still while they fade out with the status bar, and while they fade in again")
    func standsStill() throws {
        try run { phone, screen in
            let places = screen.places
            #expect(places[0] == CGRect(x: 12, y: 32, width: 44, height: 44))
            #expect(places[1].minY == 20 && places[2].maxY == 667)
            for isHidden in [true, false, true, false] {
                phone.device.tap(at: Self.middle)
                try phone.device.advanceFrames(while: phone.pager.isChromeHidden != isHidden) { #expect(screen.places == places) }
                for _ in 0..<60 {
                    #expect(screen.places == places)
                    phone.device.advanceFrames()
                }
                #expect(screen.additionalSafeAreaInsets.top == (isHidden ? 0 : 20))
                #expect(phone.pager.additionalSafeAreaInsets.top == (isHidden ? 20 : 0))
            }
        }
    }

    @Test("An app's own additional insets stay, and a tap in the middle of a fade moves nothing")
    func ownInsets() throws {
        try run { phone, screen in
            phone.pager.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
            phone.device.advanceFrames()
            let places = screen.places
            #expect(places[0].minY == 37 && places[2].maxY == 660)
            for _ in 0..<3 {
                phone.pager.setChromeHidden(!phone.pager.isChromeHidden, animated: true)
                phone.device.advance(by: 0.1)
                #expect(screen.places == places)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isChromeHidden && screen.places == places)
            phone.pager.setChromeHidden(false, animated: false)
            phone.device.advanceFrames()
            #expect(screen.places == places)
            #expect(phone.pager.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
        }
    }

    @Test("A phone that turns while the bars are hidden keeps nothing of the former safe area")
    func turns() throws {
        try run { phone, screen in
            let places = screen.places
            try phone.singleTap(at: Self.middle)
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.additionalSafeAreaInsets == .zero)
            #expect(screen.places[0] == CGRect(x: 12, y: 12, width: 44, height: 44))
            phone.device.rotate(to: .portrait)
            try phone.device.advanceUntilIdle()
            try phone.singleTap(at: Self.middle)
            #expect(!phone.pager.isChromeHidden && screen.places == places)
            #expect(phone.pager.additionalSafeAreaInsets == .zero)
        }
    }

    @Test("The home indicator may hide while the bars are hidden")
    func homeIndicator() throws {
        try PagerPhone.run { phone in
            #expect(!phone.pager.prefersHomeIndicatorAutoHidden)
            try phone.singleTap(at: CGPoint(x: 195, y: 422))
            #expect(phone.pager.prefersHomeIndicatorAutoHidden)
            try phone.singleTap(at: CGPoint(x: 195, y: 422))
            #expect(!phone.pager.prefersHomeIndicatorAutoHidden)
        }
    }
}
