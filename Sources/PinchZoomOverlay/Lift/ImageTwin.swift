import UIKit

/// Flies for an image view: another image view of the same look, and the same image even if it is replaced meanwhile.
///
/// The original keeps its place in the hierarchy and in everybody's layout, with alpha 0.
@MainActor final class ImageTwin: StandIn {
    private weak var source: UIImageView?
    private let twin = UIImageView()
    private let emptiedPlace: EmptiedPlace

    init(of source: UIImageView, in superview: UIView) {
        self.source = source
        emptiedPlace = EmptiedPlace(of: source, in: superview)
    }

    var place: ViewGeometry { emptiedPlace.geometry }

    func takeOff(into container: UIView, leave: @escaping @MainActor () -> Void) {
        guard let source else { return }
        copyLook(of: source)
        container.addSubview(twin)
        emptiedPlace.empty(leave: leave)
    }

    func refresh() -> Bool {
        guard let source, emptiedPlace.refresh() else { return false }
        copyLook(of: source)
        return true
    }

    func land(leavesGhost: Bool) {
        if !leavesGhost { twin.removeFromSuperview() }
        emptiedPlace.fill()
    }

    private func copyLook(of source: UIImageView) {
        place.apply(to: twin)
        if twin.alpha != emptiedPlace.formerAlpha { twin.alpha = emptiedPlace.formerAlpha }
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
