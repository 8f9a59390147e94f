import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles and
/// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property; WWDC 2017, session 204: the bar
/// grows and shrinks with the content's scrolling.
@MainActor @Suite("Large titles", .timeLimit(.minutes(20))) struct LargeTitleTests {
    private func screen(_ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.navigationItem.largeTitleDisplayMode = mode
        return controller
    }

    private func show(_ screens: [UIViewController], on device: HeadlessDevice) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = true
        navigation.setViewControllers(screens, animated: false)
        device.show(navigation)
        device.advanceFrames()
        return navigation
    }

    private func labels(_ text: String, in view: UIView) -> [UILabel] {
        let own = (view as? UILabel).map { $0.text == text && $0.alpha > 0 ? [$0] : [] } ?? []
        return view.isHidden || view.bounds.isEmpty ? [] : own + view.subviews.flatMap { labels(text, in: $0) }
    }

    // The page of prefersLargeTitles: false by default. 96 and 44 points: Human Interface Guidelines of iOS 11, WWDC 2017, session 801.
    @Test("A bar that prefers large titles is 52 points higher, and the safe area begins under it")
    func height() throws {
        try HeadlessDevice.run { device in
            let controller = screen("Photos")
            let navigation = UINavigationController(rootViewController: controller)
            device.show(navigation)
            #expect(!navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.frame.height == 44)
            navigation.navigationBar.prefersLargeTitles = true
            device.advanceFrames()
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
            #expect(controller.view.safeAreaInsets.top == 143)
            let titles = labels("Photos", in: navigation.navigationBar)
            #expect(titles.map(\.font) == [.systemFont(ofSize: 34, weight: .bold)])
            let place = titles[0].convert(titles[0].bounds, to: navigation.navigationBar)
            #expect(place.minX == 16 && place.minY >= 44 && place.maxY <= 96)
            navigation.navigationBar.prefersLargeTitles = false
            device.advanceFrames()
            #expect(navigation.navigationBar.frame.height == 44 && controller.view.safeAreaInsets.top == 91)
            #expect(labels("Photos", in: navigation.navigationBar).map(\.font) == [.systemFont(ofSize: 17, weight: .semibold)])
        }
    }

    // The pages of UINavigationItem.LargeTitleDisplayMode's cases: automatic "inherits the display mode from the previous item".
    @Test("An item may have a large title or a small one, or do as the item before")
    func modes() throws {
        try HeadlessDevice.run { device in
            @MainActor func height(_ modes: [UINavigationItem.LargeTitleDisplayMode]) -> CGFloat {
                show(modes.map { screen("Photos", $0) }, on: device).navigationBar.frame.height
            }
            #expect(height([.automatic]) == 96 && height([.always]) == 96 && height([.never]) == 44)
            #expect(height([.automatic, .automatic]) == 96 && height([.never, .automatic]) == 44)
            #expect(height([.never, .always]) == 96 && height([.never, .always, .automatic]) == 96 && height([.always, .never]) == 44)
            let controller = screen("Photos")
            let bar = show([controller], on: device).navigationBar
            controller.navigationItem.largeTitleDisplayMode = .never
            device.advanceFrames()
            #expect(bar.frame.height == 44)
        }
    }

    @Test("Where the height is compact, titles are small")
    func compact() throws {
        try HeadlessDevice.run { device in
            let navigation = show([screen("Photos")], on: device)
            device.rotate(to: .landscapeRight)
            try device.advanceUntilIdle()
            #expect(navigation.navigationBar.frame.height == 32)
            device.rotate(to: .portrait)
            try device.advanceUntilIdle()
            #expect(navigation.navigationBar.frame.height == 96)
        }
    }

    @Test("The title goes as the content scrolls up, and comes back at its top, without a jump of the content")
    func scrolling() throws {
        try HeadlessDevice.run { device in
            let table = UITableViewController()
            table.title = "Photos"
            table.tableView.contentInsetAdjustmentBehavior = .always
            let spacer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3_000))
            table.tableView.tableHeaderView = spacer
            let bar = show([table], on: device).navigationBar
            #expect(bar.frame.height == 96 && table.tableView.contentOffset.y == -143)
            let finger = device.touchDown(at: CGPoint(x: 195, y: 500))
            var places: [CGFloat] = []
            for _ in 0..<25 {
                finger.move(by: CGVector(dx: 0, dy: -4))
                device.advanceFrames()
                let top = spacer.convert(CGPoint.zero, to: nil).y
                places.append(top)
                // The content begins at the bar until the title has gone.
                #expect(bar.frame.maxY == max(top, 91) && table.view.safeAreaInsets.top == bar.frame.maxY)
            }
            #expect(bar.frame.height == 44 && labels("Photos", in: bar).map(\.font.pointSize) == [17])
            #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1 - 4) < 0.01 || $0 == 143 }, "\(places)")
            for _ in 0..<20 {
                finger.move(by: CGVector(dx: 0, dy: 4))
                device.advanceFrames()
            }
            let top = spacer.convert(CGPoint.zero, to: nil).y
            #expect(top > 110 && top < 143 && bar.frame.maxY == top, "no rubber band before the top")
            for _ in 0..<20 {
                finger.move(by: CGVector(dx: 0, dy: 4))
                device.advanceFrames()
            }
            #expect(bar.frame.height == 96 && spacer.convert(CGPoint.zero, to: nil).y > 143)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(bar.frame.height == 96 && table.tableView.contentOffset.y == -143)
            table.tableView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
            try device.advanceUntilIdle()
            #expect(bar.frame.height == 44 && table.tableView.contentOffset.y == 1_000)
        }
    }

    @Test("A push to a screen with a small title takes the height along, and a pop brings it back")
    func push() throws {
        try HeadlessDevice.run { device in
            let (near, far) = (screen("Photos"), screen("Photo", .never))
            let navigation = show([near], on: device)
            navigation.pushViewController(far, animated: true)
            device.advance(by: 0.1)
            let bar = navigation.navigationBar
            let height = try #require(bar.layer.presentation()).bounds.height
            #expect(height > 44 && height < 96 && far.view.safeAreaInsets.top == 91 && near.view.safeAreaInsets.top == 143)
            try device.advanceUntilIdle()
            #expect(bar.frame.height == 44 && far.view.safeAreaInsets.top == 91)
            let finger = device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
            finger.cancel()
            try device.advanceUntilIdle()
            #expect(navigation.topViewController === far && bar.frame.height == 44 && far.view.safeAreaInsets.top == 91)
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(bar.frame.height == 96 && near.view.safeAreaInsets.top == 143)
            #expect(labels("Photos", in: bar).map(\.font.pointSize) == [34])
        }
    }

    @Test("A hidden bar with a large title covers nothing")
    func hidden() throws {
        try HeadlessDevice.run { device in
            let controller = screen("Photos")
            let navigation = show([controller], on: device)
            navigation.setNavigationBarHidden(true, animated: true)
            try device.advanceUntilIdle()
            #expect(controller.view.safeAreaInsets.top == 47 && navigation.navigationBar.frame.maxY <= 0)
            navigation.setNavigationBarHidden(false, animated: true)
            try device.advanceUntilIdle()
            #expect(controller.view.safeAreaInsets.top == 143 && navigation.navigationBar.frame.height == 96)
        }
    }
}
