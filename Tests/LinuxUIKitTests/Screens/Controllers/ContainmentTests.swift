import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods and
/// …/beginappearancetransition(_:animated:).
@Suite("Containment", .timeLimit(.minutes(20))) @MainActor struct ContainmentTests {
    private let log = LifeLog()

    @Test("A child whose view is put into a shown container appears, and disappears when the view is taken out")
    func childOfShownContainer() throws {
        try HeadlessDevice.run { device in
            let parent = UIViewController()
            device.show(parent)
            let child = ControllerProbe("C", log)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            #expect(child.isMovingToParent)
            child.didMove(toParent: parent)
            #expect(!child.isMovingToParent)
            device.advanceFrames()
            #expect(
                log.take() == [
                    "C willMove(toParent:)", "C didLoad", "C willAppear", "C didMove(toParent:)", "C isAppearing", "C didAppear",
                ]
            )
            child.willMove(toParent: nil)
            #expect(child.isMovingFromParent)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(!child.isMovingFromParent)
            #expect(
                log.take() == ["C willMove(toParent: nil)", "C willDisappear", "C didDisappear", "C didMove(toParent: nil)"]
            )
        }
    }

    @Test("A child that is there from the start appears with its container, and goes with it")
    func childAppearsWithContainer() throws {
        try HeadlessDevice.run { device in
            let parent = UIViewController()
            let child = ControllerProbe("C", log)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            _ = log.take()
            let window = device.show(parent)
            #expect(log.take() == ["C willAppear", "C isAppearing", "C didAppear"])
            window.isHidden = true
            #expect(log.take() == ["C willDisappear", "C didDisappear"])
        }
    }

    // shouldAutomaticallyForwardAppearanceMethods' page: the container calls begin and end itself.
    @Test("A container that forwards by itself is the only one to tell its children")
    func manualForwarding() throws {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        try HeadlessDevice.run { device in
            let parent = Container()
            let child = ControllerProbe("C", log)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            device.show(parent)
            _ = log.take()
            #expect(log.take().isEmpty)
            child.beginAppearanceTransition(true, animated: false)
            #expect(log.take() == ["C willAppear"])
            child.endAppearanceTransition()
            #expect(log.take() == ["C isAppearing", "C didAppear"])
        }
    }

    @Test("A transition that turns round tells the beginning of the other way and its end", .chosen)
    func turnsRound() {
        let child = ControllerProbe("C", log)
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(log.take() == ["C didLoad", "C willAppear", "C willDisappear", "C didDisappear"])
    }

    @Test("A step that leads nowhere new is told to nobody", .chosen)
    func idempotent() {
        let child = ControllerProbe("C", log)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        #expect(log.lines.isEmpty)
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.take() == ["C didLoad", "C willAppear", "C isAppearing", "C didAppear"])
    }
}
