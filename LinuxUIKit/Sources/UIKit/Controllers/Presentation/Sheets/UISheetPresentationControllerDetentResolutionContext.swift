/// The environment from which a detent's height is computed.
@available(iOS 16.0, *)
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container view.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest value that a detent can have, in points.
    var maximumDetentValue: CGFloat { get }
}
