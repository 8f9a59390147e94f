import UIKit

/// Where VoiceOver finds the photo of a cell where nobody has made an accessibility element of either: an unseen view in the cell.
///
/// Neither a cell of a collection view nor an image view is an element unless the app says so. Whether this view is one in their stead follows
/// from what they are whenever VoiceOver asks: nothing of the app's is changed for it, and an element of the app's own always comes first.
final class PhotoElement: UIView {
    private let photo: @MainActor () -> UIView?
    private let zoomIn: @MainActor (CGPoint) -> Bool
    private let didEnterWindow: @MainActor () -> Void

    /// - Parameters:
    ///   - photo: Gives the view that it stands for; nil if there is none now.
    ///   - zoomIn: What VoiceOver's zoom gesture does, at a point of the window; true if it did.
    ///   - didEnterWindow: Called when it has come into a window, with the cell that it is in.
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
        // No constraint is made of its frame: nobody's layout has to do with it.
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Whether a view is known to VoiceOver by this element alone.
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

    // MARK: What VoiceOver asks
    // Up to iOS 18's SDK these are declared without the main actor, on which they are called. What follows from the photo is not set.

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
    /// An image that answers VoiceOver's zoom gestures, where there are some: from iOS 17 on.
    static var zoomablePhoto: UIAccessibilityTraits {
        if #available(iOS 17, *) { [.image, .supportsZoom] } else { .image }
    }
}

extension UIView {
    /// The element that VoiceOver knows a photo by: the photo, one that it is a part of, or one that stands for it. Nil if there is none.
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
