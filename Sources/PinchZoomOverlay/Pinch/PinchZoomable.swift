import UIKit

/// The mixin: two lines make a view in a cell, or any view, zoom under two fingers.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell, PinchZoomable {
///     let photoView = UIImageView()
///     var pinchZoomView: UIView { photoView }
///
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         contentView.addSubview(photoView)
///         enablePinchZoom()
///     }
///
///     required init?(coder: NSCoder) { nil }
/// }
/// ```
/// A collection view's cell that is reused, removed or deleted puts its photo back by itself. Where UIKit leaves no way to know, when a cell
/// is configured anew in its place (`reconfigureItems`), call ``cancelPinchZoom()``; `prepareForReuse()` is a good place for it too. A table
/// view's cell calls it there in any case: its table is not asked which cell shows what.
@MainActor public protocol PinchZoomable: UIView {
    /// What is lifted: an image view or any other view, this one or one in it.
    var pinchZoomView: UIView { get }
}

extension PinchZoomable {
    /// Starts to look for pinches. Once is enough; again changes nothing.
    public func enablePinchZoom() {
        makeInteraction().isEnabled = true
    }

    /// Starts to look for pinches, with a configuration; or gives those that are looked for already another one. A photo that is up is put
    /// back at once.
    ///
    /// - Throws: ``PinchZoomConfigurationError`` if the configuration makes no sense; then nothing has changed.
    public func enablePinchZoom(_ configuration: PinchZoomConfiguration) throws {
        try configuration.validate()
        let interaction = makeInteraction()
        try interaction.setConfiguration(configuration)
        interaction.isEnabled = true
    }

    /// No longer looks for pinches. A photo that is up is put back at once.
    public func disablePinchZoom() {
        guard let interaction = pinchZoomInteraction else { return }
        removeInteraction(interaction)
    }

    /// Puts a photo that is up back at once, without a flight; nothing happens if there is none.
    public func cancelPinchZoom() {
        pinchZoomInteraction?.cancel()
    }

    /// What is asked and told. It may be set before or after ``enablePinchZoom()``, and is not kept alive.
    public var pinchZoomDelegate: (any PinchZoomDelegate)? {
        get { bridge?.zoomDelegate }
        set {
            if pinchZoomInteraction == nil {
                guard newValue != nil else { return }
                makeInteraction().isEnabled = false
            }
            bridge?.zoomDelegate = newValue
        }
    }

    /// What does the work; nil until pinches are looked for.
    public var pinchZoomInteraction: PinchZoomInteraction? {
        interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first { $0.bridge != nil }
    }

    private var bridge: PinchZoomableBridge? { pinchZoomInteraction?.bridge }

    private func makeInteraction() -> PinchZoomInteraction {
        if let interaction = pinchZoomInteraction { return interaction }
        let interaction = PinchZoomInteraction { [weak self] in self?.pinchZoomView }
        interaction.bridge = PinchZoomableBridge(zoomable: self)
        addInteraction(interaction)
        return interaction
    }
}
