import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// UISheetPresentationController.h, UIAdaptivePresentationControllerDelegate's pages, and UIViewController.isModalInPresentation's.
@Suite("Sheets under fingers", .timeLimit(.minutes(20)), .phones) @MainActor struct SheetDragTests {
    private func run(_ body: (SheetStage) throws -> Void) throws {
        try HeadlessDevice.run { try body(SheetStage(on: $0)) }
    }

    // "Called when the selected detent of the sheet changes in response to user interaction."
    @Test("A finger moves the sheet between its detents, and the delegate is told of each change once")
    func detents() throws {
        try run { stage in
            try stage.present()
            var finger = stage.drag(up: 250)
            #expect(stage.height > SheetStage.medium + 220 && stage.height <= SheetStage.medium + 250)
            #expect(abs(stage.content.view.bounds.height - stage.height) < 0.01 && stage.sheet.selectedDetentIdentifier == nil)
            try stage.lift(finger)
            #expect(stage.height == SheetStage.large && stage.sheet.selectedDetentIdentifier == .large)
            #expect(stage.log.take() == ["didChange to large"])
            finger = stage.drag(up: 30)
            #expect(stage.height > SheetStage.large && stage.height < SheetStage.large + 20)
            try stage.lift(finger)
            #expect(stage.height == SheetStage.large && stage.log.take() == [])
            finger = stage.drag(up: -250, from: CGPoint(x: 195, y: 300))
            try stage.lift(finger)
            #expect(stage.height == SheetStage.medium && stage.log.take() == ["didChange to another"])
        }
    }

    // The delegate's methods, in the order that WWDC 2019 has shown (session 224, in "iOS Lifecycle When Dismissing a Modal View With
    // .pageSheet"): should, will, did. presentationControllerWillDismiss's page: there is a coordinator.
    @Test("A finger swipes a sheet away, and the delegate is told before and afterwards")
    func away() throws {
        try run { stage in
            try stage.present([.medium()])
            let finger = stage.drag(up: -300, from: CGPoint(x: 195, y: 480))
            #expect(stage.height > 0 && stage.height < SheetStage.medium - 200)
            #expect(stage.log.take() == ["B willDisappear", "willDismiss, coordinated true"])
            try stage.lift(finger)
            #expect(stage.log.take() == ["B didDisappear", "didDismiss"])
            #expect(stage.presenter.presentedViewController == nil && stage.content.view.window == nil)
        }
    }

    // Reported ("iOS 15 UISheetPresentationController", ichi.pro): viewWillDisappear comes with the drag, viewDidAppear with the way back.
    @Test("A swipe that is not far enough goes back: the controller appears again, and nobody is told of a dismissal")
    func back() throws {
        try run { stage in
            try stage.present([.medium()])
            let finger = stage.drag(up: -100, from: CGPoint(x: 195, y: 480))
            _ = stage.log.take()
            try stage.lift(finger)
            #expect(stage.log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
            #expect(stage.height == SheetStage.medium && stage.content.presentingViewController === stage.presenter)
            // The sheet can still be swiped away.
            try stage.lift(stage.drag(up: -300, from: CGPoint(x: 195, y: 480)))
            #expect(stage.presenter.presentedViewController == nil)
        }
    }

    @Test("A finger that changes its mind below the smallest detent grows the sheet again", .chosen)
    func mindChanged() throws {
        try run { stage in
            try stage.present()
            let finger = stage.drag(up: -150, from: CGPoint(x: 195, y: 480))
            #expect(stage.height < SheetStage.medium - 100)
            stage.device.glide([(finger, CGPoint(x: 195, y: 180))], duration: 1)
            #expect(stage.height > SheetStage.medium + 250)
            try stage.lift(finger)
            #expect(stage.height == SheetStage.large && stage.sheet.selectedDetentIdentifier == .large)
            #expect(!stage.log.take().contains("didDismiss"))
        }
    }

    // presentationControllerDidAttemptToDismiss's page: both ways of preventing a dismissal. UIViewController.h: the presentation that
    // hosts a modal controller is modal, so that children count.
    @Test(
        "A modal sheet springs back and tells of the attempt; so does one that the delegate keeps",
        arguments: ["own", "child", "delegate"]
    )
    func prevented(by reason: String) throws {
        try run { stage in
            switch reason {
            case "own": stage.content.isModalInPresentation = true
            case "child":
                let child = UIViewController()
                child.isModalInPresentation = true
                stage.content.addChild(child)
                stage.content.view.addSubview(child.view)
                child.didMove(toParent: stage.content)
            default: stage.allowsDismissal = false
            }
            try stage.present([.medium()])
            let finger = stage.drag(up: -330, from: CGPoint(x: 195, y: 480))
            #expect(stage.height > SheetStage.medium - 200 && stage.height < SheetStage.medium)
            #expect(stage.log.take() == [])
            try stage.lift(finger)
            #expect(stage.log.take() == ["didAttemptToDismiss"])
            #expect(stage.height == SheetStage.medium && stage.content.presentingViewController === stage.presenter)
        }
    }

    // presentationControllerDidDismiss's page: not called if the presentation is dismissed by a program.
    @Test("A dismissal by the program is told to no delegate, not even in the middle of a drag", arguments: [true, false])
    func program(inDrag: Bool) throws {
        try run { stage in
            try stage.present()
            let finger = inDrag ? stage.drag(up: 100) : nil
            stage.presenter.dismiss(animated: true)
            finger?.move(by: CGVector(dx: 0, dy: 20))
            finger?.lift()
            try stage.device.advanceUntilIdle()
            #expect(stage.log.take() == ["B willDisappear", "B didDisappear"])
            #expect(stage.presenter.presentedViewController == nil)
        }
    }

    @Test("A finger catches a sheet in flight, and takes it on from there", .chosen)
    func caught() throws {
        try run { stage in
            try stage.present()
            let finger = stage.drag(up: 250)
            stage.device.advance(by: 0.2)
            finger.lift()
            stage.device.advance(by: 0.06)
            let height = stage.height
            #expect(height > SheetStage.medium + 220 && height < SheetStage.large)
            let second = stage.drag(up: -200, from: CGPoint(x: 195, y: 400))
            #expect(stage.height < height - 100)
            try stage.lift(second)
            #expect(stage.height == SheetStage.medium)
        }
    }

    // maximumNumberOfTouches' page: the default is as many as there can be. Nothing says that a sheet's pan has another one.
    @Test("Two fingers that move together move the sheet as one does", .chosen)
    func twoFingers() throws {
        try run { stage in
            try stage.present()
            let fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 700), CGPoint(x: 250, y: 700)])
            stage.device.glide([(fingers[0], CGPoint(x: 100, y: 450)), (fingers[1], CGPoint(x: 250, y: 450))], duration: 1)
            #expect(stage.height > SheetStage.medium + 200)
            stage.device.advance(by: 0.2)
            stage.device.lift(fingers)
            try stage.device.advanceUntilIdle()
            #expect(stage.height == SheetStage.large)
        }
    }

    @Test("A sheet that an animator of the app has brought leaves fingers to the app", .chosen)
    func animator() throws {
        try run { stage in
            let delegate = TransitioningProbe(stage.log)
            delegate.animator = FadeAnimator(stage.log)
            stage.content.transitioningDelegate = delegate
            try stage.present([.medium()])
            let finger = stage.drag(up: -330, from: CGPoint(x: 195, y: 480))
            #expect(stage.height == SheetStage.medium)
            try stage.lift(finger)
            #expect(stage.height == SheetStage.medium && stage.log.take() == [])
        }
    }
}
