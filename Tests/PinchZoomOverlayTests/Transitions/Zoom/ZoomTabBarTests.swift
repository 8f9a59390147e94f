import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of the tab bar under a photo's screen, which UIKit shows and hides, and of the navigation bar above it.
@MainActor @Suite("Zoom transition: the bars", .timeLimit(.minutes(20)), .phones) struct ZoomTabBarTests {
    @Test("It is away while a pager is open, also after a drag that is undone and after a grab on the way in", arguments: [false, true])
    func undone(isGrabbed: Bool) throws {
        try GridPhone.run { phone in
            let finger: Finger
            if isGrabbed {
                phone.grid.open(4)
                phone.device.advance(by: 0.1)
                let frame = try #require(phone.flyingFrame)
                finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
                finger.move(by: CGVector(dx: 0, dy: 80))
            } else {
                try phone.open(4)
                #expect(phone.tabBarPresence == 0)
                finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.5)
            }
            phone.device.advance(by: 0.3)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.tabBarPresence == 0)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.tabBarPresence == 1)
        }
    }

    @Test(
        "No bar pops in or out, or flashes, in one frame: thrown back, opening, after abandoned drags, and closing",
        .given(\.frames, .regular),
        arguments: [false, true]
    )
    func everyFrame(isClassic: Bool) throws {
        let (tabBar, navigationBar) = (CGRect(x: 0, y: 770, width: 390, height: 50), CGRect(x: 0, y: 50, width: 390, height: 40))
        try GridPhone.run(feel: isClassic ? .classic : .system) { phone in
            /// Checks the frames until two frames after the transition is over.
            @MainActor func check(_ name: String) {
                var (frames, rest) = ([phone.device.screenshot(scale: 1)], 2)
                while rest > 0, frames.count < 120 {
                    phone.device.advanceFrames()
                    frames.append(phone.device.screenshot(scale: 1))
                    if phone.isOpen || phone.isClosed { rest -= 1 }
                }
                for (last, next) in zip(frames, frames.dropFirst()) {
                    #expect(next.meanDifference(from: last, in: tabBar) < 40, "\(name)")
                }
                for (index, frame) in frames.enumerated().dropFirst().dropLast() {
                    let (last, next) = (frames[index - 1], frames[index + 1])
                    let steps = [last, next].map { frame.meanDifference(from: $0, in: navigationBar) }
                    let flash = min(steps[0], steps[1]) - last.meanDifference(from: next, in: navigationBar)
                    #expect(flash < 0.5, "\(name), frame \(index)")
                }
            }
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let thrower = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            for _ in 0..<4 {
                thrower.move(by: CGVector(dx: 0, dy: 30))
                phone.device.advanceFrames()
            }
            thrower.lift()
            check("thrown back")
            #expect(phone.isClosed)
            try phone.device.advanceUntilIdle()
            phone.device.tap(at: try phone.cellCenter(4))
            check("opening")
            for _ in 0..<2 {
                let finger = phone.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.3)
                finger.cancel()
                check("turning back")
                try phone.device.advanceUntilIdle()
            }
            phone.pager?.leave()
            check("closing")
            #expect(phone.isClosed)
        }
    }

    @Test("One that the app has put away stays so, and is not given back")
    func appsOwn() throws {
        try GridPhone.run { phone in
            phone.tabs.setTabBarHidden(true, animated: false)
            try phone.open(4)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.tabs.isTabBarHidden)
            phone.tabs.setTabBarHidden(false, animated: false)
        }
    }

    @Test("A pager hides it unless the pager has toolbar items or the app decides otherwise")
    func property() {
        @MainActor final class Photos: PhotoPagerDataSource {
            func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 0 }
        }
        let photos = Photos()
        let pager = PhotoPagerViewController(dataSource: photos)
        #expect(pager.hidesBottomBarWhenPushed)
        pager.toolbarItems = [UIBarButtonItem(title: "Like")]
        #expect(!pager.hidesBottomBarWhenPushed)
        pager.hidesBottomBarWhenPushed = true
        #expect(pager.hidesBottomBarWhenPushed)
        pager.toolbarItems = nil
        pager.hidesBottomBarWhenPushed = false
        #expect(!pager.hidesBottomBarWhenPushed)
    }

    /// A photo's screen as an app would write it.
    private final class PhotoScreen: UIViewController, ZoomTransitionDestination {
        private let photoView = UIImageView(image: TestImages.photo(4))
        var zoomTransitionItem: AnyHashable? { 4 }
        var zoomTransitionView: UIView? { photoView }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            photoView.frame = CGRect(x: 0, y: 250, width: 390, height: 260)
            view.addSubview(photoView)
        }
    }

    @Test("A screen of the app's own gets no subview, and decides about the tab bar by its property", arguments: [false, true])
    func screenOfTheApps(hidesBar: Bool) throws {
        try GridPhone.run { phone in
            let screen = PhotoScreen()
            screen.hidesBottomBarWhenPushed = hidesBar
            let views = screen.view.subviews
            phone.navigation.pushViewController(screen, animated: true)
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { #expect(screen.view.subviews == views) }
            try phone.device.advanceUntilIdle()
            #expect(screen.view.subviews == views && phone.tabBarPresence == (hidesBar ? 0 : 1))
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && screen.view.subviews == views && phone.tabBarPresence == 1)
        }
    }

    @Test("A list at its end keeps its place and its safe area while a photo opens, is held and let go, and closes")
    func listAtItsEnd() throws {
        try GridPhone.run { phone in
            let list = phone.grid.list
            for _ in 0..<4 {
                phone.device.swipe(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 150), duration: 0.1)
                try phone.device.advanceUntilIdle()
            }
            let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            #expect(abs(list.contentOffset.y - end) < 0.5 && list.safeAreaInsets.bottom == 83)
            let place = try phone.cellCenter(57)
            @MainActor func expectStill() throws {
                guard phone.grid.view.window != nil else { return }
                let now = try phone.cellCenter(57)
                #expect(abs(now.x - place.x) < 0.5 && abs(now.y - place.y) < 0.5, "\(now), not \(place)")
                #expect(list.safeAreaInsets.bottom == 83)
            }

            phone.device.tap(at: place)
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { try expectStill() }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)

            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 520), duration: 0.4)
            for y in [560, 480, 420] as [CGFloat] {
                finger.move(to: CGPoint(x: 200, y: y))
                phone.device.advance(by: 0.1)
                try expectStill()
            }
            finger.cancel()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { try expectStill() }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.tabBarPresence == 0)

            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 600), duration: 0.1)
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { try expectStill() }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.tabBarPresence == 1)
            try expectStill()
            #expect(list.safeAreaInsets.bottom == 83)
        }
    }

    @Test("Another tab has it, and the photo's screen is without it when that is selected again")
    func otherTab() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.tabs.selectedIndex = 1
            phone.device.advanceFrames(2)
            #expect(phone.tabBarPresence == 1)
            phone.tabs.selectedIndex = 0
            phone.device.advanceFrames(2)
            #expect(phone.tabBarPresence == 0)
            phone.navigation.popViewController(animated: false)
            phone.device.advanceFrames(2)
            #expect(phone.tabBarPresence == 1)
        }
    }
}
