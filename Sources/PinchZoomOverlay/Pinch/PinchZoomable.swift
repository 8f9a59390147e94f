#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view that lifts itself, or a view inside it, when two fingers pinch.
///
/// Conform a cell of a collection view or a table, or any other view, and call ``enablePinchZoom()`` once:
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell, PinchZoomable {
///     let photoView = UIImageView()
///     var pinchZoomView: UIView { photoView }
///
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         photoView.frame = contentView.bounds
///         photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         photoView.contentMode = .scaleAspectFill
///         photoView.clipsToBounds = true
///         contentView.addSubview(photoView)
///         enablePinchZoom()
///     }
///
///     required init?(coder: NSCoder) { nil }
/// }
/// ```
///
/// A cell that is reused, removed or deleted puts its photo back automatically. If you configure a visible cell for another photo, as with
/// `reconfigureItems(at:)`, UIKit doesn't report the change, so call ``cancelPinchZoom()``. You can also call ``cancelPinchZoom()`` in
/// `prepareForReuse()`.
@MainActor public protocol PinchZoomable: UIView {
    /// The view to lift: this view or a view inside it, such as an image view.
    ///
    /// The interaction reads this property at each pinch, so you can return a different view. If a lifted image view loses its image, the
    /// last image continues to fly.
    var pinchZoomView: UIView { get }

    /// The source of a larger version of the photo, or `nil` if there is none. The default implementation returns `nil`.
    ///
    /// ```swift
    /// var pinchZoomFullSize: PhotoSource? {
    ///     photo.map { photo in .loader { _ in .image(try await ImageLoader.shared.original(of: photo)) } }
    /// }
    /// ```
    ///
    /// This property is read once for each zoom of an image view, after the image view has lifted. The larger photo replaces the image of
    /// the flying photo without a jump: see ``PinchZoomInteraction/fullSize`` and <doc:WrappingCells>.
    ///
    /// If a subclass overrides this property, the superclass must implement it, because a protocol's default implementations aren't
    /// dispatched dynamically.
    var pinchZoomFullSize: PhotoSource? { get }
}

extension PinchZoomable {
    /// The source of a larger version of the photo, or `nil` if there is none. The default implementation returns `nil`.
    public var pinchZoomFullSize: PhotoSource? { nil }

    /// Starts to respond to pinches.
    ///
    /// Call this method once, such as in the view's initializer. If pinch-to-zoom is already on, calling this method only sets
    /// ``PinchZoomInteraction/isEnabled`` to `true`.
    public func enablePinchZoom() {
        makeInteraction().isEnabled = true
    }

    /// Starts to respond to pinches with a configuration.
    ///
    /// If the view responds to pinches already, the configuration replaces the former one. A lifted photo is put back at once.
    ///
    /// If a field's value can't be used, the nearest usable value is used instead, and the system's log names the field.
    ///
    /// - Parameter configuration: The configuration that determines how the zoom looks and feels.
    public func enablePinchZoom(_ configuration: PinchZoomConfiguration) {
        let interaction = makeInteraction()
        interaction.configuration = configuration
        interaction.isEnabled = true
    }

    /// Starts to respond to pinches with a configuration that a closure changes.
    ///
    /// ```swift
    /// cell.enablePinchZoom { $0.maximumScale = 3 }
    /// ```
    ///
    /// This method passes the changed configuration to ``enablePinchZoom(_:)``.
    ///
    /// - Parameter configure: A closure that changes fields of the default configuration.
    public func enablePinchZoom(configure: (inout PinchZoomConfiguration) -> Void) {
        var configuration = PinchZoomConfiguration()
        configure(&configuration)
        enablePinchZoom(configuration)
    }

    /// Stops responding to pinches. A lifted photo is put back at once.
    ///
    /// This method removes the interaction, and with it ``pinchZoomDelegate`` and the configuration.
    public func disablePinchZoom() {
        guard let interaction = pinchZoomInteraction else { return }
        removeInteraction(interaction)
    }

    /// Puts a lifted photo back into its place at once, without a flight.
    ///
    /// Calling this method does nothing if the photo is in its place.
    public func cancelPinchZoom() {
        pinchZoomInteraction?.cancel()
    }

    /// The delegate that is asked before a zoom begins and notified of its progress.
    ///
    /// You can set the delegate before or after you call ``enablePinchZoom()``. The reference to the delegate is weak. The delegate's
    /// methods receive an interaction whose ``PinchZoomInteraction/view`` is this view.
    public var pinchZoomDelegate: (any PinchZoomInteractionDelegate)? {
        get { pinchZoomInteraction?.delegate }
        set {
            if pinchZoomInteraction == nil {
                guard newValue != nil else { return }
                makeInteraction().isEnabled = false
            }
            pinchZoomInteraction?.delegate = newValue
        }
    }

    /// The interaction that responds to pinches on the view, or `nil` if there is none.
    ///
    /// The first call to ``enablePinchZoom()`` adds the interaction, and so does setting ``pinchZoomDelegate``. A call to
    /// ``disablePinchZoom()`` removes the interaction.
    public var pinchZoomInteraction: PinchZoomInteraction? {
        interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first { $0.isMadeByMixin }
    }

    private func makeInteraction() -> PinchZoomInteraction {
        if let interaction = pinchZoomInteraction { return interaction }
        let interaction = PinchZoomInteraction(lifting: .view { [weak self] in self?.pinchZoomView }, isMadeByMixin: true)
        addInteraction(interaction)
        return interaction
    }
}
#endif
