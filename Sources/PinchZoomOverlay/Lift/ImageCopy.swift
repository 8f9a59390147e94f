import UIKit

/// Flies for an image view: another one of the same look, and with the same image even if that is replaced meanwhile.
///
/// The original keeps its place in the hierarchy and in everybody's layout, with alpha 0.
@MainActor final class ImageCopy: FlyingView {
    private weak var source: UIImageView?
    private let copy = UIImageView()
    private let emptiedPlace: EmptiedPlace
    /// What it is cropped to, if not as the original is.
    private var crop: Outline?

    init(of source: UIImageView, in superview: UIView) {
        self.source = source
        emptiedPlace = EmptiedPlace(of: source, in: superview)
    }

    var place: ViewGeometry { emptiedPlace.geometry }

    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void) {
        guard let source else { return }
        copyLook(of: source)
        container.addSubview(copy)
        emptiedPlace.empty(didLeave: didLeave)
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

    func land(leaving remains: FlyingRemains) {
        if remains == .nothing { copy.removeFromSuperview() }
        emptiedPlace.fill()
    }

    private func copyLook(of source: UIImageView) {
        var geometry = place
        if let crop { geometry = ViewGeometry(bounds: crop.rect, toSuperview: place.toSuperview) }
        geometry.apply(to: copy)
        set(\.contentMode, to: crop == nil ? source.contentMode : .scaleAspectFill)
        set(\.clipsToBounds, to: crop != nil || source.clipsToBounds)
        set(\.layer.cornerRadius, to: crop?.cornerRadius ?? source.layer.cornerRadius)
        if copy.alpha != emptiedPlace.formerAlpha { copy.alpha = emptiedPlace.formerAlpha }
        if copy.image !== source.image { copy.image = source.image }
        if copy.highlightedImage !== source.highlightedImage { copy.highlightedImage = source.highlightedImage }
        match(\.isHighlighted, of: source)
        match(\.backgroundColor, of: source)
        match(\.tintColor, of: source)
        match(\.isOpaque, of: source)
        match(\.semanticContentAttribute, of: source)
        match(\.layer.maskedCorners, of: source)
        match(\.layer.cornerCurve, of: source)
        match(\.layer.borderWidth, of: source)
        match(\.layer.borderColor, of: source)
        match(\.layer.shadowOpacity, of: source)
        match(\.layer.shadowRadius, of: source)
        match(\.layer.shadowOffset, of: source)
        match(\.layer.shadowColor, of: source)
        match(\.layer.shadowPath, of: source)
        match(\.layer.contentsRect, of: source)
        #if canImport(ObjectiveC)
            if #available(iOS 17, *) { match(\.preferredImageDynamicRange, of: source) }
        #endif
    }

    private func match<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIImageView, Value>, of source: UIImageView) {
        set(property, to: source[keyPath: property])
    }

    private func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIImageView, Value>, to value: Value) {
        if copy[keyPath: property] != value { copy[keyPath: property] = value }
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
