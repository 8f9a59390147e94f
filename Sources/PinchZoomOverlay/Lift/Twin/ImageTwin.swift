import UIKit

/// Flies for an image view: another one of the same look, and with the same image even if that is replaced meanwhile.
///
/// The original keeps its place in the hierarchy and in everybody's layout, unseen.
@MainActor final class ImageTwin: FlyingView {
    private weak var source: UIImageView?
    private let twin = UIImageView()
    private let emptiedPlace: EmptiedPlace
    private var frames: ImageFrames
    /// What it is cropped to, if not as the original is.
    private var crop: Outline?
    /// Which property of the look is compared next.
    private var nextProperty = 0

    init(of source: UIImageView, in superview: UIView) {
        self.source = source
        emptiedPlace = EmptiedPlace(of: source, in: superview)
        frames = ImageFrames(of: source)
    }

    var place: ViewGeometry { emptiedPlace.geometry }

    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void) {
        guard let source else { return }
        TwinLook.copy(from: source, to: twin)
        show(source)
        container.addSubview(twin)
        emptiedPlace.empty(didLeave: didLeave)
    }

    func refresh() -> Bool {
        guard let source, emptiedPlace.refresh() else { return false }
        // One property a frame: a look that changes in flight is rare, and caught up with within half a second.
        TwinLook.copy(nextProperty, from: source, to: twin)
        nextProperty = (nextProperty + 1) % TwinLook.count
        show(source)
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
        show(source)
    }

    func land(leaving remains: FlyingRemains) {
        if remains == .nothing { twin.removeFromSuperview() }
        emptiedPlace.fill()
    }

    /// What may be another with every frame: where it is, how it is cropped, how opaque it is, and its image.
    private func show(_ source: UIImageView) {
        var geometry = place
        if let crop { geometry = ViewGeometry(bounds: crop.rect, toSuperview: place.toSuperview) }
        geometry.apply(to: twin)
        set(\.contentMode, to: crop == nil ? source.contentMode : .scaleAspectFill)
        set(\.clipsToBounds, to: crop != nil || source.clipsToBounds)
        set(\.layer.cornerRadius, to: crop?.cornerRadius ?? source.layer.cornerRadius)
        if twin.alpha != emptiedPlace.alpha { twin.alpha = emptiedPlace.alpha }
        frames.show(source, in: twin)
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
