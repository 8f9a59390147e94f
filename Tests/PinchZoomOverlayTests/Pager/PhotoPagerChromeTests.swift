import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The bars, the close button, and the ways to close the pager.
@MainActor @Suite("Photo pager: chrome", .timeLimit(.minutes(20)), .phones) struct PhotoPagerChromeTests {
    private static let middle = CGPoint(x: 195, y: 422)
    /// The center of the close button: 47 points of status bar, 12 points of margin, and half of 44 points.
    private static let closePoint = CGPoint(x: 34, y: 81)

    @Test("A tap hides the navigation bar and darkens the background, and the next one brings both back")
    func tapTogglesBar() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            let shown = phone.device.screenshot()
            #expect(shown.color(at: CGPoint(x: 10, y: 800)).description == "#ffffffff")
            let place = try phone.photoFrame()
            phone.device.tap(at: Self.middle)
            #expect(!phone.pager.isChromeHidden, "it may be the first of two taps")
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isChromeHidden && phone.pager.prefersStatusBarHidden)
            #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
            #expect(phone.device.screenshot().color(at: CGPoint(x: 10, y: 800)).description == "#000000ff")
            try #expect(phone.photoFrame() == place)
            try phone.singleTap(at: CGPoint(x: 195, y: 80))
            #expect(!phone.pager.isChromeHidden && !phone.pager.prefersStatusBarHidden && !navigation.isNavigationBarHidden)
            #expect(phone.device.screenshot() == shown)
            #expect(phone.chromeChanges == [true, false])
            #expect(phone.pager.preferredStatusBarStyle == .default)
        }
    }

    @Test("While VoiceOver or Switch Control runs, the bars stay, and come back if they were hidden", arguments: [true, false])
    func staysForAssistiveTechnology(isVoiceOver: Bool) throws {
        try PagerPhone.run(way: .presented) { phone in
            @MainActor func turn(on isOn: Bool) {
                if isVoiceOver { phone.device.isVoiceOverRunning = isOn } else { phone.device.isSwitchControlRunning = isOn }
            }
            try phone.singleTap(at: Self.middle)
            #expect(phone.pager.isChromeHidden)
            turn(on: true)
            try phone.device.advanceUntilIdle()
            #expect(!phone.pager.isChromeHidden)
            try phone.singleTap(at: Self.middle)
            phone.device.press(" ")
            phone.pager.setChromeHidden(true, animated: true)
            #expect(!phone.pager.isChromeHidden)
            turn(on: false)
            try phone.singleTap(at: Self.middle)
            #expect(phone.pager.isChromeHidden && phone.chromeChanges == [true, false, true])
        }
    }

    @Test("With Reduce Transparency or Increase Contrast, nothing shines through the strip and the close button", arguments: [true, false])
    func solidBackgrounds(isContrast: Bool) throws {
        try PagerPhone.run(way: .presented) { phone in
            phone.showThumbnails()
            let strip = try #require(phone.pager.view.descendants.first { String(describing: type(of: $0)) == "ThumbnailsView" })
            let button = try #require(phone.pager.view.descendants.lazy.compactMap { $0 as? UIButton }.first)
            @MainActor func alphas() -> [CGFloat] {
                [strip.backgroundColor, button.configuration?.baseBackgroundColor].map { $0?.cgColor.alpha ?? 0 }
            }
            @MainActor func turn(on isOn: Bool) {
                if isContrast { phone.device.isIncreaseContrastEnabled = isOn } else { phone.device.isReduceTransparencyEnabled = isOn }
            }
            #expect(alphas() == [0.6, 0.7])
            turn(on: true)
            #expect(alphas() == [1, 1])
            turn(on: false)
            #expect(alphas() == [0.6, 0.7])
        }
    }

    // The page of UIVisualEffectView: an alpha below 1 on the view or a superview makes many effects look wrong or not show at all.
    @Test("The close button, which fades with its screen, has no glass")
    func withoutGlass() throws {
        try PagerPhone.run(way: .presented) { phone in
            let button = try #require(phone.closeButton)
            #expect(button.configuration?.baseBackgroundColor == UIColor(white: 0.2, alpha: 0.7))
            #expect(!([button] + button.descendants).contains { $0 is UIVisualEffectView })
        }
    }

    @Test("Nothing blurs or dims photos and thumbnails at their edges, also on pages to which a finger swipes")
    func edgeEffects() throws {
        try PagerPhone.run(way: .pushed) { phone in
            phone.showThumbnails()
            for _ in 0..<3 {
                let scrollViews = phone.pager.view.descendants.compactMap { $0 as? UIScrollView }
                // The scroll views are the pages, the strip, and at least one photo.
                #expect(scrollViews.count >= 3)
                for view in scrollViews {
                    let effects = [view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect]
                    #expect(effects.allSatisfy { $0.isHidden }, "\(view)")
                }
                try phone.swipeLeft()
            }
        }
    }

    @Test("A double tap zooms and leaves the bars; a swipe and a pinch leave them too")
    func othersLeaveBars() throws {
        try PagerPhone.run(way: .pushed) { phone in
            try phone.doubleTap(at: Self.middle)
            try phone.doubleTap(at: Self.middle)
            phone.device.lift(phone.device.pinch(at: Self.middle, scale: 0.5))
            try phone.swipeLeft()
            #expect(phone.chromeChanges == [])
            #expect(!phone.pager.isChromeHidden)
        }
    }

    @Test("A bar that was hidden comes back when the pager is popped; while the bar is hidden, UIKit's swipe doesn't begin")
    func barComesBack() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            phone.pager.setChromeHidden(true, animated: false)
            #expect(navigation.isNavigationBarHidden)
            phone.device.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 380, y: 700), duration: 0.2).lift()
            try phone.device.advanceUntilIdle()
            #expect(navigation.topViewController === phone.pager, "UIKit's swipe doesn't begin without a bar")
            navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(navigation.topViewController === phone.root)
            #expect(!navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
            // After it is popped, the pager doesn't change the bar.
            phone.pager.setChromeHidden(false, animated: false)
            phone.pager.setChromeHidden(true, animated: false)
            #expect(!navigation.isNavigationBarHidden)
            navigation.pushViewController(phone.pager, animated: true)
            try phone.device.advanceUntilIdle()
            #expect(navigation.isNavigationBarHidden)
            navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(navigation.topViewController === phone.root && !navigation.isNavigationBarHidden)
        }
    }

    @Test("Without a back button, no swipe goes back")
    func noWayBack() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            phone.pager.navigationItem.hidesBackButton = true
            phone.device.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 380, y: 700), duration: 0.2).lift()
            try phone.device.advanceUntilIdle()
            #expect(navigation.topViewController === phone.pager)
        }
    }

    @Test("A screen that covers the pager has the bar, and the pager that comes back has it hidden")
    func barUnderAnotherScreen() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            phone.pager.setChromeHidden(true, animated: false)
            navigation.pushViewController(UIViewController(), animated: true)
            try phone.device.advanceUntilIdle()
            #expect(!navigation.isNavigationBarHidden)
            phone.pager.setChromeHidden(false, animated: true)
            phone.pager.setChromeHidden(true, animated: true)
            #expect(!navigation.isNavigationBarHidden, "it is not the pager's now")
            navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(navigation.isNavigationBarHidden)
        }
    }

    @Test("Bars that the app had hidden stay hidden, and the alpha of all bars is the app's", arguments: [true, false])
    func appsOwnBars(hidesBar: Bool) throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            navigation.setNavigationBarHidden(hidesBar, animated: false)
            phone.pager.hidesBottomBarWhenPushed = false
            navigation.setToolbarHidden(!hidesBar, animated: false)
            navigation.navigationBar.alpha = 0.5
            for isHidden in [true, false, true] {
                try phone.singleTap(at: Self.middle)
                #expect(phone.pager.isChromeHidden == isHidden)
                #expect(navigation.isNavigationBarHidden == (hidesBar || isHidden))
                #expect(navigation.isToolbarHidden == (!hidesBar || isHidden))
                #expect(navigation.navigationBar.alpha == 0.5)
            }
            navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(navigation.isNavigationBarHidden == hidesBar && navigation.isToolbarHidden == !hidesBar)
            #expect(navigation.navigationBar.alpha == 0.5)
        }
    }

    @Test("The photo, the strip and the app's own views stand still while the bars leave and while they come back")
    func standsStill() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            phone.pager.hidesBottomBarWhenPushed = false
            navigation.setToolbarHidden(false, animated: false)
            phone.showThumbnails()
            let mark = UIView()
            mark.translatesAutoresizingMaskIntoConstraints = false
            phone.pager.overlayView.addSubview(mark)
            let area = phone.pager.overlayView.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                mark.topAnchor.constraint(equalTo: area.topAnchor), mark.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                mark.leadingAnchor.constraint(equalTo: area.leadingAnchor), mark.widthAnchor.constraint(equalToConstant: 10),
            ])
            phone.device.advanceFrames(2)
            let strip = try #require(phone.pager.view.descendants.first { String(describing: type(of: $0)) == "ThumbnailsView" })
            let (photo, places) = (try phone.photoFrame(), [mark.shownFrame, strip.shownFrame])
            #expect(mark.shownFrame.minY == 91)
            for isHidden in [true, false] {
                phone.pager.setChromeHidden(isHidden, animated: true)
                for _ in 0..<60 {
                    #expect([mark.shownFrame, strip.shownFrame] == places)
                    try #expect(phone.photoFrame() == photo)
                    phone.device.advanceFrames()
                }
            }
            #expect(phone.pager.additionalSafeAreaInsets == .zero)
        }
    }

    @Test("Presented, the pager is black and has a close button, which goes with a tap and dismisses")
    func closeButton() throws {
        try PagerPhone.run(way: .presented) { phone in
            #expect(phone.device.screenshot().color(at: CGPoint(x: 10, y: 800)).description == "#000000ff")
            #expect(phone.pager.preferredStatusBarStyle == .lightContent)
            let shown = phone.device.screenshot()
            try phone.singleTap(at: Self.middle)
            #expect(phone.device.screenshot().color(at: Self.closePoint).description == "#000000ff")
            phone.device.tap(at: Self.closePoint)
            try phone.device.advanceUntilIdle()
            #expect(phone.root.presentedViewController === phone.pager, "a hidden button does nothing: the tap shows the bars")
            #expect(phone.device.screenshot() == shown)
            phone.device.tap(at: Self.closePoint)
            try phone.device.advanceUntilIdle()
            #expect(phone.root.presentedViewController == nil)
            #expect(phone.chromeChanges == [true, false])
        }
    }

    @Test(
        "The close button is in the corner that reading starts from, as large as a finger, within the safe area",
        arguments: [false, true]
    )
    func closeButtonPlace(isRightToLeft: Bool) throws {
        try PagerPhone.run(way: .presented, isRightToLeft: isRightToLeft) { phone in
            for (orientation, y, margin, width) in [(UIInterfaceOrientation.portrait, 59.0, 12.0, 390.0), (.landscapeRight, 12, 59, 844)] {
                phone.device.rotate(to: orientation)
                try phone.device.advanceUntilIdle()
                let button = try #require(phone.closeButton)
                let frame = button.convert(button.bounds, to: nil)
                let x = isRightToLeft ? width - margin - 44 : margin
                #expect(frame == CGRect(x: x, y: y, width: 44, height: 44))
            }
        }
    }

    // The sizes were measured on an iPad Air with iPadOS 27: the controls take 66 × 43 points below the safe area's edge.
    @Test("The close button stands below the controls of a window, and goes back to its corner with them", arguments: [false, true])
    func windowControls(isRightToLeft: Bool) throws {
        let configuration = HeadlessDevice.Configuration(
            size: CGSize(width: 820, height: 1180),
            safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0)
        )
        try PagerPhone.run(configuration, way: .presented, isRightToLeft: isRightToLeft) { phone in
            let x: CGFloat = isRightToLeft ? 764 : 12
            for size in [CGSize.zero, CGSize(width: 66, height: 75), .zero, CGSize(width: 66, height: 75)] {
                phone.device.windowControlsSize = size
                // In an app, a window that gets controls also changes its size, which causes a layout pass.
                phone.pager.view.setNeedsLayout()
                phone.device.advanceFrames()
                let button = try #require(phone.closeButton)
                #expect(button.frame == CGRect(x: x, y: size == .zero ? 44 : 87, width: 44, height: 44))
                let controls = CGRect(origin: CGPoint(x: isRightToLeft ? 820 - size.width : 0, y: 0), size: size)
                #expect(!button.frame.intersects(controls))
            }
            phone.device.tap(at: CGPoint(x: x + 22, y: 109))
            try phone.device.advanceUntilIdle()
            #expect(phone.root.presentedViewController == nil)
        }
    }

    @Test("Only a presented pager without a navigation bar has a close button")
    func noCloseButton() throws {
        try PagerPhone.run(way: .alone) { phone in #expect(phone.closeButton == nil) }
        try PagerPhone.run(way: .pushed) { phone in #expect(phone.closeButton == nil) }
    }

    @Test("The escape gesture pops or dismisses, once, and does nothing where there is nothing to go back to")
    func escape() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = phone.pager.navigationController
            #expect(phone.pager.accessibilityPerformEscape())
            #expect(!phone.pager.accessibilityPerformEscape(), "it is on its way")
            try phone.device.advanceUntilIdle()
            #expect(navigation?.topViewController === phone.root)
            #expect(!phone.pager.accessibilityPerformEscape())
        }
        try PagerPhone.run(way: .presented) { phone in
            #expect(phone.pager.accessibilityPerformEscape())
            #expect(!phone.pager.accessibilityPerformEscape(), "it is on its way")
            try phone.device.advanceUntilIdle()
            #expect(phone.root.presentedViewController == nil)
        }
        try PagerPhone.run(way: .alone) { phone in
            #expect(!phone.pager.accessibilityPerformEscape())
        }
    }

    @Test("As the first screen of a presented navigation controller, the pager takes that with it")
    func escapeFromPresentedNavigation() throws {
        try HeadlessDevice.run { device in
            let phone = PagerPhone(device: device, images: PagerPhone.photos(2), index: 0)
            device.show(phone.root)
            phone.root.present(UINavigationController(rootViewController: phone.pager), animated: false)
            try device.advanceUntilIdle()
            #expect(phone.pager.accessibilityPerformEscape())
            try device.advanceUntilIdle()
            #expect(phone.root.presentedViewController == nil)
        }
    }
}

extension PagerPhone {
    /// The close button, or `nil` if no close button is visible.
    var closeButton: UIButton? {
        pager.view.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden && $0.alpha > 0 }
    }
}
