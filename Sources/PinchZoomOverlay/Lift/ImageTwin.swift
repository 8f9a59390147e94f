import UIKit

/// Flies for an image view: another image view of the same look, and the same image even if it is replaced meanwhile.
///
/// The original keeps its place in the hierarchy and in everybody's layout, with alpha 0.
@MainActor final class ImageTwin: StandIn {
    private weak var source: UIImageView?
    private weak var superview: UIView?
    private let twin = UIImageView()
    private var sentinel: PlaceSentinel?
    private var formerAlpha: CGFloat = 1

    init(of source: UIImageView, in superview: UIView) {
        self.source = source
        self.superview = superview
        place = ViewGeometry(of: source)
    }

    private(set) var place: ViewGeometry

    func takeOff(into container: UIView, leave: @escaping @MainActor () -> Void) {
        guard let source else { return }
        formerAlpha = source.alpha
        copyLook(of: source)
        container.addSubview(twin)
        UIView.performWithoutAnimation { source.alpha = 0 }
        let sentinel = PlaceSentinel(leave: leave)
        source.addSubview(sentinel)
        self.sentinel = sentinel
    }

    func refresh() -> Bool {
        guard let source, source.superview === superview, source.superview != nil else { return false }
        noteAlpha(of: source)
        if source.alpha != 0 { source.alpha = 0 }
        copyLook(of: source)
        return true
    }

    func land(leavesGhost: Bool) {
        if !leavesGhost { twin.removeFromSuperview() }
        sentinel?.retire()
        sentinel = nil
        guard let source else { return }
        // What the app has set since the last frame counts as well.
        noteAlpha(of: source)
        UIView.performWithoutAnimation { source.alpha = formerAlpha }
    }

    /// If the app has given it another alpha, that is the one to come back.
    private func noteAlpha(of source: UIImageView) {
        if source.alpha != 0 { formerAlpha = source.alpha }
    }

    private func copyLook(of source: UIImageView) {
        place = ViewGeometry(of: source)
        place.apply(to: twin)
        if twin.alpha != formerAlpha { twin.alpha = formerAlpha }
        if twin.image !== source.image { twin.image = source.image }
        if twin.highlightedImage !== source.highlightedImage { twin.highlightedImage = source.highlightedImage }
        copy(\.isHighlighted, of: source)
        copy(\.contentMode, of: source)
        copy(\.clipsToBounds, of: source)
        copy(\.backgroundColor, of: source)
        copy(\.tintColor, of: source)
        copy(\.isOpaque, of: source)
        copy(\.semanticContentAttribute, of: source)
        copy(\.layer.cornerRadius, of: source)
        copy(\.layer.maskedCorners, of: source)
        copy(\.layer.cornerCurve, of: source)
        copy(\.layer.borderWidth, of: source)
        copy(\.layer.borderColor, of: source)
        copy(\.layer.shadowOpacity, of: source)
        copy(\.layer.shadowRadius, of: source)
        copy(\.layer.shadowOffset, of: source)
        copy(\.layer.shadowColor, of: source)
        copy(\.layer.shadowPath, of: source)
        copy(\.layer.contentsRect, of: source)
    }

    private func copy<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIImageView, Value>, of source: UIImageView) {
        let value = source[keyPath: property]
        if twin[keyPath: property] != value { twin[keyPath: property] = value }
    }
}
