/// Where an element of a collection view lies, and how it looks there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The index path of the element.
    open var indexPath = IndexPath()
    /// What kind of element it is.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
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
    /// The transform about the middle, as it lies in space.
    open var transform3D = CATransform3DIdentity
    /// The transform about the middle: the identity if it can't be had from `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

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

    /// The rectangle in the element's own coordinates: it begins at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            precondition(newValue.origin == .zero, "NSInvalidArgumentException: the bounds of layout attributes begin at zero")
            size = newValue.size
        }
    }

    /// The axes along which the layout asks the element for its length.
    var selfSizingAxes: ScrollAxes = .both
    /// The section whose own scroll view the element lies in; nil if it lies in the collection view itself.
    var orthogonalSection: Int?
    /// How the element looks as a part of a list; nil if it is in none.
    var listPlace: ListPlace?

    /// Attributes of a cell of no item.
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

    /// Attributes of the same class with the same values. Subclasses copy what they add.
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

    /// Whether both are of the same class and have the same values. Subclasses compare what they add.
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

    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(category: .cell, kind: nil, indexPath: indexPath)
    }

    /// Attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
    }

    /// Attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    }
}
