import HeadlessDevice
import TestSupport
import UIKit

/// A phone with a view that has a context menu, and what its delegate was told.
@MainActor final class MenuStage: NSObject, UIContextMenuInteractionDelegate {
    let device: HeadlessDevice
    let root = TouchProbe(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let photo = TouchProbe(frame: CGRect(x: 100, y: 200, width: 190, height: 120))
    let window: UIWindow
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    var log: [String] = []
    var menu: UIMenu? = UIMenu()
    var isOffered = true
    var locations: [CGPoint] = []
    var previewProvider: UIContextMenuContentPreviewProvider?
    var preview: UITargetedPreview?
    var animations: [String] = []

    init(_ configuration: HeadlessDevice.Configuration = .init()) {
        device = HeadlessDevice(configuration)
        root.backgroundColor = .white
        photo.backgroundColor = .red
        root.addSubview(photo)
        window = device.show(root)
        super.init()
        menu = UIMenu(children: [action("Copy"), action("Share"), action("Delete", [.destructive])])
        photo.addInteraction(interaction)
    }

    func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in self?.log.append("chose \(title)") }
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// A finger rests in the photo's middle until the menu is open; it stays down.
    func press() -> Finger {
        let finger = device.touchDown(at: CGPoint(x: 195, y: 260))
        device.advance(by: 1)
        return finger
    }

    /// The menu's line with a title, where it is seen.
    func row(_ title: String, in view: UIView? = nil) -> UIView? {
        let view = view ?? window
        if view.accessibilityLabel == title, view.isAccessibilityElement, !view.isHidden { return view }
        return view.subviews.lazy.compactMap { self.row(title, in: $0) }.first
    }

    /// The middle of a line on the screen.
    func middle(of title: String) -> CGPoint? {
        row(title).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    func tap(_ title: String) throws {
        guard let point = middle(of: title) else { throw NoSuchRow(title: title) }
        device.tap(at: point)
        try device.advanceUntilIdle()
    }

    struct NoSuchRow: Error {
        let title: String
    }

    // MARK: The delegate

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        locations.append(location)
        guard isOffered else { return nil }
        return UIContextMenuConfiguration(identifier: NSString("photo"), previewProvider: previewProvider) { [weak self] suggested in
            self?.log.append("makes menu of \(suggested.count)")
            return self?.menu
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("preview of \(configuration.identifier)")
        return preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display")
        animator?.addAnimations { [weak self] in self?.animations.append("comes, \(UIView.inheritedAnimationDuration > 0)") }
        animator?.addCompletion { [weak self] in self?.log.append("has come") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end")
        animator?.addAnimations { [weak self] in self?.animations.append("goes, \(UIView.inheritedAnimationDuration > 0)") }
        animator?.addCompletion { [weak self] in self?.log.append("has gone") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("will commit")
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in self?.log.append("has committed") }
    }
}
