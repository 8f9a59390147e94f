/// An element that shows, to be changed as it scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The order: higher is nearer.
    var zIndex: Int { get set }
    /// Whether it is left out.
    var isHidden: Bool { get set }
    /// The middle, in the content.
    var center: CGPoint { get set }
    /// The transform about the middle.
    var transform: CGAffineTransform { get set }
    /// The kind of what it is.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The rectangle in the content.
    var frame: CGRect { get }
    /// The rectangle in its own coordinates.
    var bounds: CGRect { get }
    /// What kind of element it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; nil for a cell.
    var representedElementKind: String? { get }
}

/// The attributes of an element, as the handler sees them.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { CGRect(origin: .zero, size: attributes.size) }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
