import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The keys belong to the app before a pager opens, to the pager while it's shown, and to the app again afterward.
@MainActor @Suite("Photo pager: the first responder", .timeLimit(.minutes(20)), .phones) struct PagerFirstResponderTests {
    /// The first responder before the opening.
    enum Former: CaseIterable, Sendable {
        case nothing, view, controller, textField
    }

    /// The way in which the pager opens.
    enum Way: CaseIterable, Sendable {
        case pushed, pushedByController, presented, presentedOverFullScreen
    }

    /// The way in which the pager closes, or in which the opening ends.
    enum Ending: CaseIterable, Sendable {
        case escape, drag, pinch, code, codeWithoutAnimation, canceledDragAndEscape, escapeWhileOpening, thrownBack, caughtAndReleased
    }

    /// Runs a test on a phone with a grid whose screen has a first responder.
    private func run(_ way: Way, _ former: Former, _ body: (GridPhone, KeyCounter) throws -> Void) throws {
        let gridWay: GridScreen.Way =
            switch way {
            case .pushed: .pushed
            case .pushedByController: .pushedByController
            case .presented, .presentedOverFullScreen: .presented
            }
        try GridPhone.run(way: gridWay) { phone in
            if way == .pushedByController { phone.navigation.delegate = nil }
            if way == .presentedOverFullScreen { phone.grid.willOpen = { $0.modalPresentationStyle = .overFullScreen } }
            let counter = KeyCounter(former, on: phone.grid)
            try phone.device.advanceUntilIdle()
            try body(phone, counter)
            counter.end()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("Keys are the app's, then the pager's, then the app's again", arguments: Way.allCases, Ending.allCases)
    func keys(way: Way, ending: Ending) throws {
        for former in Former.allCases {
            try run(way, former) { phone, counter in
                let place = Comment(rawValue: "\(way), \(former), \(ending)")
                phone.device.press("k")
                #expect(counter.count == (former == .nothing ? 0 : 1), place)
                try end(phone, ending, place)
                #expect(phone.isClosed, place)
                #expect(phone.window.heldFirstResponder === counter.responder, place)
                phone.device.press("k")
                phone.device.press(UIKeyCommand.inputEscape)
                try phone.device.advanceUntilIdle()
                #expect(counter.count == (former == .nothing ? 0 : 2) && phone.isClosed, place)
            }
        }
    }

    /// Opens a photo, and closes the pager again.
    private func end(_ phone: GridPhone, _ ending: Ending, _ place: Comment) throws {
        phone.device.tap(at: try phone.cellCenter(4))
        try phone.awaitFlight()
        phone.device.advance(by: 0.1)
        let pager = try #require(phone.pager)
        for key in [UIKeyCommand.inputRightArrow, " ", "+"] { phone.device.press(key) }
        switch ending {
        case .escapeWhileOpening:
            phone.device.press(UIKeyCommand.inputEscape)
            return try phone.device.advanceUntilIdle()
        case .thrownBack, .caughtAndReleased:
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            finger.move(to: CGPoint(x: frame.midX, y: frame.midY + (ending == .thrownBack ? 400 : 20)))
            phone.device.advance(by: 0.2)
            finger.lift()
        default:
            break
        }
        try phone.device.advanceUntilIdle()
        // If a drag can't catch the flight, such as with a finger beside the photo, the opening goes on.
        guard phone.isOpen else { return #expect(ending == .thrownBack, place) }
        #expect(pager.isFirstResponder && pager.currentIndex == 4 && !pager.isChromeHidden && !pager.isZoomed, place)
        try expectKeysWork(phone, pager, place)
        try close(phone, ending, place)
    }

    private func expectKeysWork(_ phone: GridPhone, _ pager: PhotoPagerViewController, _ place: Comment) throws {
        phone.device.press(UIKeyCommand.inputRightArrow)
        try phone.device.advanceUntilIdle()
        #expect(pager.currentIndex == 5, place)
        for isZoomed in [true, false] {
            phone.device.press(isZoomed ? "+" : "0", modifiers: .command)
            try phone.device.advanceUntilIdle()
            #expect(pager.isZoomed == isZoomed, place)
        }
    }

    private func close(_ phone: GridPhone, _ ending: Ending, _ place: Comment) throws {
        let pager = try #require(phone.pager)
        switch ending {
        case .drag:
            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 700), duration: 0.3)
        case .pinch:
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: 422), spread: 240, scale: 0.3))
        case .code, .codeWithoutAnimation:
            let isAnimated = ending == .code
            if phone.grid.way == .presented {
                phone.grid.dismiss(animated: isAnimated)
            } else {
                phone.navigation.popViewController(animated: isAnimated)
            }
        case .canceledDragAndEscape:
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 430), duration: 0.5)
            phone.device.advance(by: 0.1)
            for key in [UIKeyCommand.inputLeftArrow, " ", "+"] { phone.device.press(key) }
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(pager.isFirstResponder && pager.currentIndex == 5 && !pager.isChromeHidden && !pager.isZoomed, place)
            phone.device.press(UIKeyCommand.inputEscape)
        default:
            phone.device.press(UIKeyCommand.inputEscape)
        }
        // Without an animation, the keys are the app's at once.
        if ending == .codeWithoutAnimation { return try phone.device.advanceUntilIdle() }
        try phone.awaitFlight()
        phone.device.advanceFrames(3)
        for key in [UIKeyCommand.inputLeftArrow, " ", UIKeyCommand.inputEscape] { phone.device.press(key) }
        try phone.device.advanceUntilIdle()
        #expect(pager.currentIndex == 5 && !pager.isChromeHidden, place)
    }

    // MARK: Escape during an opening

    /// The animation that opens the pager.
    enum Opening: CaseIterable, Sendable {
        case zoom, uiKit, appWithoutInteraction
    }

    @Test("Escape closes a pager at any time of its opening", arguments: Opening.allCases, [GridScreen.Way.pushed, .presented])
    func escape(opening: Opening, way: GridScreen.Way) throws {
        for frames in [1, 2, 5, 12, 20, 30] {
            try GridPhone.run(way: way) { phone in
                let (ear, other) = (ClosingEar(), AnimatorForwarder(to: phone.grid.zoom))
                switch opening {
                case .zoom: break
                case .uiKit: phone.navigation.delegate = nil
                case .appWithoutInteraction: phone.navigation.delegate = other
                }
                let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
                pager.delegate = ear
                switch (way, opening) {
                case (.presented, .uiKit): phone.grid.present(pager, animated: true)
                case (.presented, _):
                    pager.transitioningDelegate = opening == .zoom ? phone.grid.zoom : other
                    phone.grid.present(pager, animated: true)
                default: phone.navigation.pushViewController(pager, animated: true)
                }
                phone.device.advanceFrames(frames)
                let wasShown = pager.viewIfLoaded?.window != nil
                for _ in 0..<2 { phone.device.press(UIKeyCommand.inputEscape) }
                try phone.device.advanceUntilIdle()
                #expect(wasShown || frames < 5)
                if !wasShown, !phone.isClosed {
                    #expect(pager.isFirstResponder && ear.calls == [], "the key came before the pager")
                    phone.device.press(UIKeyCommand.inputEscape)
                    try phone.device.advanceUntilIdle()
                }
                #expect(phone.isClosed && ear.calls == ["will key", "did key"], "after \(frames) frames")
            }
        }
    }

    @Test("VoiceOver's escape gesture turns an opening around", arguments: [GridScreen.Way.pushed, .presented])
    func voiceOver(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            let ear = ClosingEar()
            phone.grid.willOpen = { $0.delegate = ear }
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.awaitFlight()
            phone.device.advance(by: 0.1)
            let pager = try #require(phone.pager)
            #expect(pager.accessibilityPerformEscape() && !pager.accessibilityPerformEscape())
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && ear.calls == ["will accessibilityEscape", "did accessibilityEscape"])
        }
    }

    @Test("Escape while a finger holds the opening photo closes the pager")
    func escapeUnderFinger() throws {
        try GridPhone.run { phone in
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.awaitFlight()
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.press(UIKeyCommand.inputEscape)
            phone.device.advanceFrames(3)
            finger.move(to: CGPoint(x: frame.midX, y: frame.midY - 30))
            phone.device.advanceFrames(3)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    // MARK: Text fields

    @Test("A text field over the photos keeps the keyboard when a drag is canceled")
    func canceledDrag() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let pager = try #require(phone.pager)
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 44))
            pager.overlayView.addSubview(field)
            #expect(field.becomeFirstResponder())
            try phone.device.advanceUntilIdle()
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 430), duration: 0.5)
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && field.isEditing)
            field.resignFirstResponder()
            try phone.device.advanceUntilIdle()
            #expect(pager.isFirstResponder)
        }
    }

    @Test("The keys go to the app, not to what the app removed meanwhile")
    func removedFormer() throws {
        try run(.presentedOverFullScreen, .view) { phone, counter in
            try phone.open(4)
            counter.end()
            phone.device.press(UIKeyCommand.inputEscape)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.window.heldFirstResponder == nil)
        }
    }
}

/// The app's first responder, which counts a key.
@MainActor private final class KeyCounter {
    private(set) var responder: UIResponder?
    private let view: UIView?
    private let controller = KeyController()
    private let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 44))

    init(_ former: PagerFirstResponderTests.Former, on screen: UIViewController) {
        switch former {
        case .nothing:
            (view, responder) = (nil, nil)
        case .view:
            let keyView = KeyView()
            (view, responder) = (keyView, keyView)
        case .controller:
            controller.view.frame = CGRect(x: 20, y: 700, width: 200, height: 44)
            (view, responder) = (controller.view, controller)
            screen.addChild(controller)
        case .textField:
            (view, responder) = (field, field)
        }
        if let view { screen.view.addSubview(view) }
        if former == .controller { controller.didMove(toParent: screen) }
        #expect(responder?.becomeFirstResponder() != false)
    }

    /// The number of keys that have reached the responder.
    var count: Int { (view as? KeyView)?.count ?? (responder === controller ? controller.count : field.text?.count ?? 0) }

    /// Removes the responder.
    func end() {
        if responder === controller { controller.willMove(toParent: nil) }
        view?.removeFromSuperview()
        if responder === controller { controller.removeFromParent() }
    }
}

private final class KeyView: UIView {
    private(set) var count = 0

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardK }) { count += 1 }
    }
}

private final class KeyController: UIViewController {
    private(set) var count = 0

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardK }) { count += 1 }
    }
}

private final class ClosingEar: PhotoPagerDelegate {
    private(set) var calls: [String] = []

    func photoPagerWillClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
        calls.append("will \(reason)")
    }

    func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
        calls.append("did \(reason)")
    }
}
