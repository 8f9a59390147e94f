import UIKit

/// Flies for an image view: another image view of the same look, and the same image even if it is replaced meanwhile.
///
/// The original keeps its place in the hierarchy and in everybody's layout, with alpha 0.
@MainActor final class ImageCopy: FlyingView {
    private weak var source: UIImageView?
    private let twin = UIImageView()
    private let emptiedPlace: EmptiedPlace
    /// What it is cropped to, if not as the original is.
    private var crop: Outline?

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

    var outline: Outline {
        guard let source else { return Outline(rect: place.bounds) }
        let isFitted = source.contentMode == .scaleAspectFit
        let rect = isFitted ? source.image.flatMap { place.bounds.fitting($0.size) } ?? place.bounds : place.bounds
        return Outline(rect: rect, cornerRadius: source.clipsToBounds ? source.layer.cornerRadius : 0)
    }

    /// Only a picture that fills or fits its view can be cropped further without a jump.
    var isPicture: Bool { source.map { $0.contentMode == .scaleAspectFill || $0.contentMode == .scaleAspectFit } ?? false }

    /// A picture may have clear parts; it is taken for one that has none.
    var isSolid: Bool { isPicture }

    func reshape(to outline: Outline) {
        guard outline != crop, let source else { return }
        crop = outline
        copyLook(of: source)
    }

    func land(leavesGhost: Bool) {
        if !leavesGhost { twin.removeFromSuperview() }
        emptiedPlace.fill()
    }

    private func copyLook(of source: UIImageView) {
        var geometry = place
        if let crop { geometry = ViewGeometry(bounds: crop.rect, toSuperview: place.toSuperview) }
        geometry.apply(to: twin)
        set(\.contentMode, to: crop == nil ? source.contentMode : .scaleAspectFill)
        set(\.clipsToBounds, to: crop != nil || source.clipsToBounds)
        set(\.layer.cornerRadius, to: crop?.cornerRadius ?? source.layer.cornerRadius)
        if twin.alpha != emptiedPlace.formerAlpha { twin.alpha = emptiedPlace.formerAlpha }
        if twin.image !== source.image { twin.image = source.image }
        if twin.highlightedImage !== source.highlightedImage { twin.highlightedImage = source.highlightedImage }
        copy(\.isHighlighted, of: source)
        copy(\.backgroundColor, of: source)
        copy(\.tintColor, of: source)
        copy(\.isOpaque, of: source)
        copy(\.semanticContentAttribute, of: source)
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
        #if canImport(ObjectiveC)
            if #available(iOS 17, *) { copy(\.preferredImageDynamicRange, of: source) }
        #endif
    }

    private func copy<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIImageView, Value>, of source: UIImageView) {
        set(property, to: source[keyPath: property])
    }

    private func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIImageView, Value>, to value: Value) {
        if twin[keyPath: property] != value { twin[keyPath: property] = value }
    }
}

extension CGRect {
    /// The largest rectangle of a size's proportions in the middle of this one; nil if the size has none.
    func fitting(_ content: CGSize) -> CGRect? {
        guard content.width > 0, content.height > 0, content.width.isFinite, content.height.isFinite else { return nil }
        let scale = min(width / content.width, height / content.height)
        let size = CGSize(width: content.width * scale, height: content.height * scale)
        return CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
