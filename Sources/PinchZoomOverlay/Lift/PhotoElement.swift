#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An invisible view that represents the photo of a cell for VoiceOver if the app has no accessibility element for the photo.
///
/// By default, collection view cells and image views aren't accessibility elements. No view of the app changes, and an element of the app
/// always takes precedence.
final class PhotoElement: SpokenPhoto {
    private let photo: @MainActor () -> UIView?
    private let zoomIn: @MainActor (CGPoint) -> Bool
    private let didEnterWindow: @MainActor () -> Void

    /// - Parameters:
    ///   - photo: Returns the view that the element represents, or `nil` if there is no such view now.
    ///   - zoomIn: Zooms in at a point of the window, in response to VoiceOver's zoom gesture. Returns whether the view lifts.
    ///   - didEnterWindow: Called when the element's cell has entered a window.
    init(
        photo: @escaping @MainActor () -> UIView?,
        zoomIn: @escaping @MainActor (CGPoint) -> Bool,
        didEnterWindow: @escaping @MainActor () -> Void
    ) {
        self.photo = photo
        self.zoomIn = zoomIn
        self.didEnterWindow = didEnterWindow
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        // Without this, UIKit would make constraints from the element's frame, and the element would become part of the cell's layout.
        translatesAutoresizingMaskIntoConstraints = false
        // Auto Layout would give the element no size, and VoiceOver may ignore a view without a size.
        NSLayoutConstraint.activate([widthAnchor.constraint(equalToConstant: 1), heightAnchor.constraint(equalToConstant: 1)])
    }

    /// Returns whether a view is the photo that this element represents.
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

    override var spokenView: UIView? { photo() }

    override var frameOnScreen: CGRect { photo().map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }

    override func zoomIn(at point: CGPoint) -> Bool { zoomIn(point) }

    nonisolated override var isAccessibilityElement: Bool {
        get { onMainQueue(or: false) { represented != nil } }
        set {}
    }
}

extension UIAccessibilityTraits {
    /// The traits of a photo: the image trait and, from iOS 17 on, the trait for VoiceOver's zoom gestures.
    static var zoomablePhoto: UIAccessibilityTraits {
        if #available(iOS 17, *) { [.image, .supportsZoom] } else { .image }
    }
}

extension UIView {
    /// The accessibility element of this photo: the photo itself, an ancestor or a ``PhotoElement``, or `nil` if there is no element.
    var elementOfPhoto: UIView? {
        outermostElement
            ?? sequence(first: self, next: \.superview).lazy.flatMap(\.subviews).first {
                ($0 as? PhotoElement)?.stands(for: self) ?? false
            }
    }

    /// This view or an ancestor that is an accessibility element, or `nil` if there is none. Of several, VoiceOver finds only the outermost.
    var outermostElement: UIView? {
        sequence(first: self, next: \.superview).reduce(nil) { $1.isAccessibilityElement ? $1 : $0 }
    }
}

extension UIView {
    /// Moves VoiceOver's focus to the accessibility element of this photo in the next frame. If there is no element, the focus moves to
    /// this view.
    ///
    /// When a transition ends, UIKit posts its own screen change, and VoiceOver follows the last post. Therefore, this method posts one
    /// frame later. The method posts nothing if `isWanted` returns `false` in that frame, or if the view has left its window.
    func takeFocus(if isWanted: @escaping @MainActor () -> Bool) {
        FrameLink.next { [weak self] in
            guard let self, window != nil, isWanted() else { return }
            UIAccessibility.post(notification: .screenChanged, argument: elementOfPhoto ?? self)
        }
    }
}
#endif
