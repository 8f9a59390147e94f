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
/// A cell of a collection view or a table that is reused, removed or deleted puts its photo back by itself. Where UIKit leaves no way to know,
/// when a cell is configured anew in its place (`reconfigureItems`), call ``cancelPinchZoom()``; `prepareForReuse()` is a good place for it
/// too.
@MainActor public protocol PinchZoomable: UIView {
    /// What is lifted: an image view or any other view, this one or one in it.
    var pinchZoomView: UIView { get }

    /// Gives a larger image of the photo than the one in its place, or nil if there is none. The default implementation returns nil.
    ///
    /// ```swift
    /// func pinchZoomFullSizeImage() async throws -> UIImage? {
    ///     guard let photo else { return nil }
    ///     return try await ImageLoader.shared.original(of: photo)
    /// }
    /// ```
    /// It is called once for each zoom of an image view, when that has lifted, and its task is cancelled when the zoom has ended. Meanwhile the
    /// larger image takes the place of the other in what flies, without a jump: see <doc:WrappingCells#Full-size-under-the-fingers>. What it
    /// throws, and what comes later, changes nothing; nor does an image without a size, or with fewer pixels than the one that is there.
    ///
    /// A class that others inherit from implements it if a subclass is to override it: a protocol's default methods are not dispatched
    /// dynamically.
    func pinchZoomFullSizeImage() async throws -> UIImage?
}

extension PinchZoomable {
    /// Returns nil.
    public func pinchZoomFullSizeImage() async throws -> UIImage? { nil }

    /// Starts to respond to pinches. Calling it again changes nothing.
    public func enablePinchZoom() {
        makeInteraction().isEnabled = true
    }

    /// Starts to respond to pinches with a configuration; if it does already, the configuration takes the former one's place. A view that is up
    /// is put back at once.
    ///
    /// - Throws: ``PinchZoomConfigurationError`` if a field cannot be used; then nothing has changed.
    public func enablePinchZoom(_ configuration: PinchZoomConfiguration) throws(PinchZoomConfigurationError) {
        try configuration.validate()
        let interaction = makeInteraction()
        try interaction.setConfiguration(configuration)
        interaction.isEnabled = true
    }

    /// Stops responding to pinches. A view that is up is put back at once.
    public func disablePinchZoom() {
        guard let interaction = pinchZoomInteraction else { return }
        removeInteraction(interaction)
    }

    /// Puts a view that is up back at once, without a flight; nothing happens if there is none.
    public func cancelPinchZoom() {
        pinchZoomInteraction?.cancel()
    }

    /// The delegate that is asked before a zoom begins and notified of its progress. It may be set before or after ``enablePinchZoom()``, and is
    /// not kept alive.
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

    /// The interaction that does the work; nil before pinches are responded to.
    public var pinchZoomInteraction: PinchZoomInteraction? {
        interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first { $0.isMadeByMixin }
    }

    private func makeInteraction() -> PinchZoomInteraction {
        if let interaction = pinchZoomInteraction { return interaction }
        let interaction = PinchZoomInteraction(lifting: .pinchZoomView)
        addInteraction(interaction)
        return interaction
    }
}
