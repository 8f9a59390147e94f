/// The place and the look of an element of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The index path of the element.
    open var indexPath = IndexPath()
    /// The category of the element.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view, or `nil` for a cell.
    open private(set) var representedElementKind: String?

    /// The element's rectangle in the content, in points.
    open var frame: CGRect = .zero
    /// The opacity.
    open var alpha: CGFloat = 1
    /// The element's place in the stacking order. An element with a higher value is in front.
    open var zIndex = 0
    /// Whether the element is hidden.
    open var isHidden = false
    /// The transform about the center, in three dimensions.
    open var transform3D = CATransform3DIdentity
    /// The transform about the center. The value is the identity if `transform3D` isn't affine.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The center of the rectangle.
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

    /// The rectangle in the element's own coordinates, with its origin at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            precondition(newValue.origin == .zero, "NSInvalidArgumentException: the bounds of layout attributes begin at zero")
            size = newValue.size
        }
    }

    /// The axes along which the layout requests the element's preferred length.
    var selfSizingAxes: ScrollAxes = .both
    /// The section whose own scroll view contains the element, or `nil` if the collection view itself contains the element.
    var orthogonalSection: Int?
    /// The look of the element in a list, or `nil` if the element isn't in a list.
    var listPlace: ListPlace?

    /// Creates attributes of a cell with an empty index path.
    public override init() {
        super.init()
    }

    convenience init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
        self.init()
        represent(category, kind: kind, at: indexPath)
    }

    func represent(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// Returns attributes of the same class with the same values. Subclasses must copy their own values.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = DynamicInstantiation.makeObject(type(of: self)) as? UICollectionViewLayoutAttributes else {
            preconditionFailure("LinuxUIKit: \(type(of: self)) did not make itself")
        }
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.indexPath = indexPath
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform3D = transform3D
        copy.selfSizingAxes = selfSizingAxes
        copy.orthogonalSection = orthogonalSection
        copy.listPlace = listPlace
        return copy
    }

    /// Returns whether both attributes are of the same class and have the same values. Subclasses must compare their own values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { other === self || type(of: other) == type(of: self) && hasValues(of: other) }
    }

    /// A hash of the element's kind and index path.
    open override var hash: Int {
        MainActor.assumeIsolated { [representedElementKind as AnyHashable?, indexPath].hashValue }
    }

    private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && frame == other.frame && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && selfSizingAxes == other.selfSizingAxes && orthogonalSection == other.orthogonalSection && listPlace == other.listPlace
    }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(category: .cell, kind: nil, indexPath: indexPath)
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    }
}
