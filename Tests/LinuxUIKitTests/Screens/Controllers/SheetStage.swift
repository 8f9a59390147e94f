import HeadlessDevice
import Testing
import UIKit

/// A sheet over a screen with a button, and what is heard of it.
@MainActor final class SheetStage {
    let device: HeadlessDevice
    let log = LifeLog()
    let presenter = UIViewController()
    let content: ControllerProbe
    let below = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    let sheet: UISheetPresentationController
    private let delegate: SheetProbe
    var taps = 0

    /// The heights of sheets on a phone of 390 × 844 points: 10 points under the status bar, and half of that above the home indicator.
    static let large: CGFloat = 787
    static let medium: CGFloat = 411

    init(on device: HeadlessDevice) throws {
        self.device = device
        content = ControllerProbe("B", log)
        sheet = try #require(content.sheetPresentationController)
        delegate = SheetProbe(log)
        sheet.delegate = delegate
        below.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        presenter.view.backgroundColor = .white
        presenter.view.addSubview(below)
        device.show(presenter)
    }

    func present(_ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]) throws {
        sheet.detents = detents
        presenter.present(content, animated: true)
        try device.advanceUntilIdle()
        _ = log.take()
    }

    /// Whether the delegate lets the user dismiss the sheet.
    var allowsDismissal: Bool {
        get { delegate.allowsDismissal }
        set { delegate.allowsDismissal = newValue }
    }

    /// The visible height of the sheet, in points.
    var height: CGFloat {
        guard let view = sheet.presentedView, view.window != nil else { return 0 }
        // Sums of small steps are exact to the last bit nowhere.
        return ((844 - (view.layer.presentation() ?? view.layer).frame.minY) * 1000).rounded() / 1000
    }

    /// Drags a finger up by a distance, slowly, and leaves it down.
    func drag(up distance: CGFloat, from start: CGPoint = CGPoint(x: 195, y: 700)) -> Finger {
        device.drag(from: start, to: CGPoint(x: start.x, y: start.y - distance), duration: 1)
    }

    /// Rests a finger and lifts it, so that its speed decides nothing.
    func lift(_ finger: Finger) throws {
        device.advance(by: 0.2)
        finger.lift()
        try device.advanceUntilIdle()
    }
}

/// Writes down what a sheet's delegate hears.
private final class SheetProbe: NSObject, UISheetPresentationControllerDelegate {
    let log: LifeLog
    var allowsDismissal = true

    init(_ log: LifeLog) {
        self.log = log
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("willDismiss, coordinated \(presentationController.presentedViewController.transitionCoordinator != nil)")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.add("didAttemptToDismiss")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        log.add("didChange to \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "another")")
    }
}
