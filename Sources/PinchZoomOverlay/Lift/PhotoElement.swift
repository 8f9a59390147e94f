import UIKit

/// An invisible view in a cell that is the photo's accessibility element, if neither the cell nor the photo is one.
///
/// Collection view cells and image views aren't elements by themselves. This view computes all its values when VoiceOver reads them:
/// nothing of the app's is changed, and an element of the app's own always comes first.
final class PhotoElement: UIView {
    private let photo: @MainActor () -> UIView?
    private let zoomIn: @MainActor (CGPoint) -> Bool
    private let didEnterWindow: @MainActor () -> Void

    /// - Parameters:
    ///   - photo: Returns the view that the element stands for, or `nil` if there is none now.
    ///   - zoomIn: Zooms in at a point of the window, for VoiceOver's gesture. Returns whether it did.
    ///   - didEnterWindow: Called when the element's cell has entered a window.
    init(
        photo: @escaping @MainActor () -> UIView?,
        zoomIn: @escaping @MainActor (CGPoint) -> Bool,
        didEnterWindow: @escaping @MainActor () -> Void
    ) {
        self.photo = photo
        self.zoomIn = zoomIn
        self.didEnterWindow = didEnterWindow
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        // UIKit makes no constraints from its frame, so that the element isn't part of the cell's layout.
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Returns whether this element stands for a view.
    func stands(for view: UIView) -> Bool { represented === view }

    private var represented: UIView? {
        guard let photo = photo(), Lift.canLift(photo) else { return nil }
        let isKnown = sequence(first: photo, next: \.superview).contains { $0.isAccessibilityElement || $0.accessibilityElementsHidden }
        return isKnown ? nil : photo
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { didEnterWindow() }
    }

    // MARK: Values for VoiceOver
    // Up to iOS 18's SDK these are declared without the main actor, on which they are called. Setters do nothing: the values are computed.

    override var isAccessibilityElement: Bool {
        get { MainActor.assumeIsolated { represented != nil } }
        set {}
    }

    override var accessibilityLabel: String? {
        get { MainActor.assumeIsolated { photo()?.accessibilityLabel } }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { MainActor.assumeIsolated { (photo()?.accessibilityTraits ?? .none).union(.zoomablePhoto) } }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get { MainActor.assumeIsolated { photo().map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero } }
        set {}
    }

    override func accessibilityZoomIn(at point: CGPoint) -> Bool { MainActor.assumeIsolated { zoomIn(point) } }
}

extension UIAccessibilityTraits {
    /// The traits of an image that responds to VoiceOver's zoom gestures, which exist from iOS 17 on.
    static var zoomablePhoto: UIAccessibilityTraits {
        if #available(iOS 17, *) { [.image, .supportsZoom] } else { .image }
    }
}

extension UIView {
    /// The accessibility element of a photo: the photo, an ancestor, or a ``PhotoElement``. `nil` if there is none.
    var elementOfPhoto: UIView? {
        let around = sequence(first: self, next: \.superview)
        return around.first(where: \.isAccessibilityElement)
            ?? around.lazy.flatMap(\.subviews).first { ($0 as? PhotoElement)?.stands(for: self) ?? false }
    }
}

extension UIView {
    /// Moves VoiceOver's focus to this view, or to the element that stands for it, with the next frame.
    ///
    /// UIKit posts a screen change of its own when a transition ends, and VoiceOver follows the last post. Nothing is posted if `isWanted`
    /// returns `false` by then, or if the view has left its window.
    func takeFocus(if isWanted: @escaping @MainActor () -> Bool) {
        // The frame link retains itself until it has fired.
        _ = FrameLink { [weak self] _ in
            guard let self, window != nil, isWanted() else { return false }
            UIAccessibility.post(notification: .screenChanged, argument: elementOfPhoto ?? self)
            return false
        }
    }
}
