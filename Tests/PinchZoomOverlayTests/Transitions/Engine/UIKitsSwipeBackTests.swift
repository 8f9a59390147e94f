import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of a navigation controller without a delegate of the app's. A transition controller pushes a screen onto it.
@MainActor @Suite("UIKit's swipe back beside a screen's own transition", .timeLimit(.minutes(20)), .phones) struct UIKitsSwipeBackTests {
    /// A counter of a recognizer's beginnings.
    @MainActor private final class Count {
        private(set) var begun = 0

        init(of recognizer: UIGestureRecognizer?) {
            recognizer?.addHandler { [weak self] in if $0.state == .began { self?.begun += 1 } }
        }
    }

    private func run(_ body: (GridPhone) throws -> Void) throws {
        try GridPhone.run(way: .pushedByController) { phone in
            phone.navigation.delegate = nil
            try body(phone)
        }
    }

    private func push(_ screen: UIViewController, on phone: GridPhone) throws {
        screen.view.backgroundColor = .white
        phone.navigation.pushViewController(screen, animated: true)
        try phone.device.advanceUntilIdle()
    }

    /// Swipes from the edge across the screen, and returns whether UIKit moved the top screen under the finger.
    @discardableResult private func swipe(_ phone: GridPhone, fromRight: Bool = false) throws -> Bool {
        let x: (CGFloat) -> CGFloat = { fromRight ? 390 - $0 : $0 }
        let finger = phone.device.drag(from: CGPoint(x: x(2), y: 400), to: CGPoint(x: x(200), y: 400))
        let isUIKits = phone.navigation.transitionCoordinator?.isInteractive == true && phone.flyingFrame == nil
        phone.device.glide([(finger, CGPoint(x: x(350), y: 400))], duration: 0.1)
        finger.lift()
        try phone.device.advanceUntilIdle()
        return isUIKits
    }

    @Test("UIKit's recognizer keeps its delegate, before a photo opens, while it is open, and afterwards")
    func delegate() throws {
        try run { phone in
            let recognizer = try #require(phone.navigation.interactivePopGestureRecognizer)
            let delegate = try #require(recognizer.delegate)
            try phone.open(4)
            #expect(phone.isOpen && recognizer.delegate === delegate && recognizer.isEnabled)
            try push(UIViewController(), on: phone)
            #expect(recognizer.delegate === delegate && recognizer.isEnabled)
            phone.navigation.popToRootViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && recognizer.delegate === delegate && recognizer.isEnabled)
        }
    }

    @Test("Screens without a transition are swiped back by UIKit, below and above a photo's screen; the photo's own swipe takes it along")
    func screens() throws {
        try run { phone in
            try push(UIViewController(), on: phone)
            try #expect(swipe(phone) && phone.isClosed)
            try phone.open(4)
            try push(UIViewController(), on: phone)
            try #expect(swipe(phone) && phone.isOpen)
            let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.1)
            #expect(phone.flyingFrame != nil && phone.pager?.transitionCoordinator?.isInteractive == true)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            try push(UIViewController(), on: phone)
            try #expect(swipe(phone) && phone.isClosed)
        }
    }

    @Test("iOS 26's swipe in the content pops other screens; on a photo's screen, drags are the photo's", arguments: [false, true])
    func content(isInRow: Bool) throws {
        try run { phone in
            phone.device.swipesBackInContent = true
            let recognizer = try #require(phone.navigation.interactiveContentPopGestureRecognizer)
            let delegate = try #require(recognizer.delegate)
            @MainActor func pushAndSwipe() throws {
                let screen = UIViewController()
                if isInRow {
                    // If a list scrolls sideways and is at its beginning, the swipe goes back.
                    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
                    row.contentSize = CGSize(width: 1000, height: 200)
                    screen.view.addSubview(row)
                }
                try push(screen, on: phone)
                phone.device.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
                try phone.device.advanceUntilIdle()
                #expect(phone.navigation.topViewController !== screen)
            }
            try pushAndSwipe()
            try phone.open(4)
            phone.device.swipe(from: CGPoint(x: 40, y: 420), to: CGPoint(x: 340, y: 420))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.currentIndex == 3)
            try pushAndSwipe()
            #expect(phone.isOpen)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            try pushAndSwipe()
            #expect(phone.isClosed && recognizer.delegate === delegate)
        }
    }

    /// A way in which a photo's screen leaves the list, or never gets there.
    enum End: CaseIterable {
        case pop, popToList, unanimatedPop, newScreens, drag, swipe, drawnBackOpening, abandonedDrag, abandonedSwipe
    }

    @Test("After each kind of end, UIKit swipes the list itself back", arguments: End.allCases)
    func list(end: End) throws {
        try run { phone in
            let (first, list) = (UIViewController(), phone.grid)
            phone.navigation.setViewControllers([first, list], animated: false)
            try phone.device.advanceUntilIdle()
            let center = CGPoint(x: 195, y: 420)
            switch end {
            case .drawnBackOpening:
                try phone.device.tap(at: phone.cellCenter(4))
                try phone.awaitFlight()
                phone.device.advance(by: 0.2)
                let frame = try #require(phone.flyingFrame)
                let start = CGPoint(x: frame.midX, y: frame.midY)
                phone.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300), duration: 0.2).lift()
            case .abandonedDrag, .abandonedSwipe:
                try phone.open(4)
                let isSwipe = end == .abandonedSwipe
                let start = isSwipe ? CGPoint(x: 2, y: 400) : center
                let finger = phone.device.drag(from: start, to: CGPoint(x: start.x + (isSwipe ? 90 : 0), y: start.y + (isSwipe ? 0 : 90)))
                phone.device.glide([(finger, CGPoint(x: start.x + 5, y: start.y + 5))], duration: 0.4)
                finger.lift()
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen)
                try swipe(phone)
            default:
                try phone.open(4)
            }
            switch end {
            case .pop: phone.navigation.popViewController(animated: true)
            case .popToList: phone.navigation.popToViewController(list, animated: true)
            case .unanimatedPop: phone.navigation.popViewController(animated: false)
            case .newScreens: phone.navigation.setViewControllers([first, list], animated: true)
            case .drag: phone.device.drag(from: center, to: CGPoint(x: 195, y: 700)).lift()
            case .swipe: try swipe(phone)
            case .drawnBackOpening, .abandonedDrag, .abandonedSwipe: break
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.navigation.viewControllers == [first, list])
            try #expect(swipe(phone))
            #expect(phone.navigation.viewControllers == [first])
            phone.navigation.setViewControllers([list], animated: false)
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("A swipe back that a finger takes back can begin again")
    func abandoned() throws {
        try run { phone in
            try phone.open(4)
            try push(UIViewController(), on: phone)
            let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400))
            phone.device.glide([(finger, CGPoint(x: 5, y: 400))], duration: 0.4)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.navigation.viewControllers.count == 3)
            try #expect(swipe(phone) && phone.isOpen)
        }
    }

    @Test("In an interface that reads from the right, UIKit's swipe comes from the right edge")
    func rightToLeft() throws {
        try run { phone in
            phone.device.setLayoutDirection(.rightToLeft)
            phone.device.advanceFrames()
            try phone.open(4)
            try swipe(phone, fromRight: true)
            #expect(phone.isClosed)
            try push(UIViewController(), on: phone)
            try #expect(swipe(phone, fromRight: true) && phone.isClosed)
            phone.device.setLayoutDirection(.leftToRight)
        }
    }

    @Test("It begins only where a back button is shown, and never on the first screen")
    func whereItBegins() throws {
        try run { phone in
            let count = Count(of: phone.navigation.interactivePopGestureRecognizer)
            try phone.open(4)
            try swipe(phone)
            #expect(phone.isClosed && count.begun == 0)
            try swipe(phone)
            #expect(phone.isClosed && count.begun == 0)
            let plain = UIViewController()
            try push(plain, on: phone)
            plain.navigationItem.hidesBackButton = true
            try swipe(phone)
            #expect(count.begun == 0 && phone.navigation.topViewController === plain)
            plain.navigationItem.hidesBackButton = false
            try swipe(phone)
            #expect(count.begun == 1 && phone.isClosed)
        }
    }

    @Test("It outlives the controller that has pushed a screen")
    func outlives() throws {
        try run { phone in
            try phone.open(4)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            weak let controller: TransitionController? = phone.grid.zoom
            phone.grid.loseZoom()
            #expect(controller == nil)
            try push(UIViewController(), on: phone)
            try #expect(swipe(phone) && phone.isClosed)
        }
    }

    @Test("A screen that is presented instead of pushed leaves the swipe of the screen below as it was")
    func presented() throws {
        try run { phone in
            let below = UIViewController()
            try push(below, on: phone)
            let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            pager.zoomTransition = ZoomTransitionController(from: below) { (_: Int) in nil }
            below.present(pager, animated: true)
            try phone.device.advanceUntilIdle()
            below.dismiss(animated: true)
            try phone.device.advanceUntilIdle()
            try #expect(swipe(phone) && phone.isClosed)
        }
    }

    @Test("A transition that a screen gets long before its push is kept for it, also while other screens come and go")
    func assignedEarly() throws {
        try run { phone in
            let grid = phone.grid
            let pager = PhotoPagerViewController(dataSource: grid, currentIndex: 4)
            pager.zoomTransition = ZoomTransitionController(from: grid) { [weak grid] (item: Int) in grid?.photoView(item) }
            try push(UIViewController(), on: phone)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            phone.navigation.pushViewController(pager, animated: true)
            try phone.awaitFlight()
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A delegate of the app's own stays, and gets the calls")
    func delegateOfTheApps() throws {
        final class Delegate: NSObject, UINavigationControllerDelegate {}
        try run { phone in
            let delegate = Delegate()
            phone.navigation.delegate = delegate
            try phone.open(4)
            #expect(phone.navigation.topViewController === phone.pager && phone.navigation.delegate === delegate)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.navigation.delegate === delegate)
        }
    }

    @Test("Shared views and growing cells leave the other screens UIKit's swipe as well", arguments: CardListScreen.Kind.allCases)
    func cards(kind: CardListScreen.Kind) throws {
        try CardPhone.run(kind) { phone in
            phone.navigation.delegate = nil
            let detail = CardDetailScreen(2)
            phone.list.controller.push(detail, in: phone.navigation)
            try phone.awaitFlight()
            #expect(phone.overlay != nil || phone.growingFrame != nil)
            try phone.device.advanceUntilIdle()
            let plain = UIViewController()
            plain.view.backgroundColor = .white
            phone.navigation.pushViewController(plain, animated: true)
            try phone.device.advanceUntilIdle()
            for screen in [plain, detail] {
                #expect(phone.navigation.topViewController === screen)
                let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
                #expect(screen.transitionCoordinator?.isInteractive == true)
                phone.device.glide([(finger, CGPoint(x: 350, y: 400))], duration: 0.1)
                finger.lift()
                try phone.device.advanceUntilIdle()
            }
            #expect(phone.isClosed)
        }
    }
}
