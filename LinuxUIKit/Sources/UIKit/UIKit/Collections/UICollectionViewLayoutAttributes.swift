/// Where an element of a collection view lies, and how it looks there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// The index path of the element.
    open var indexPath: IndexPath
    /// What kind of element it is.
    open private(set) var representedElementCategory: UICollectionView.ElementCategory
    /// The kind of a supplementary view; nil for a cell.
    open private(set) var representedElementKind: String?

    /// The rectangle in the content, in points.
    open var frame: CGRect = .zero
    /// The opacity.
    open var alpha: CGFloat = 1
    /// The order: higher is nearer.
    open var zIndex = 0
    /// Whether it is left out.
    open var isHidden = false
    /// The transform about the middle.
    open var transform: CGAffineTransform = .identity

    /// The middle of the rectangle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size of the rectangle.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(category: .cell, kind: nil, indexPath: indexPath)
    }

    /// Attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    }
}
