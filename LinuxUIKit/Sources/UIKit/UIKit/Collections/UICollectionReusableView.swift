/// A view that a collection view uses again for another element.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The name under which it was registered.
    open internal(set) var reuseIdentifier: String?

    /// The view is about to be used for another element.
    open func prepareForReuse() {}

    /// The view takes the attributes of a layout; the frame and its like are taken over already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Takes over what every element has.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        if transform.isIdentity, attributes.transform.isIdentity {
            if frame != attributes.frame { frame = attributes.frame }
        } else {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
            center = attributes.center
            transform = attributes.transform
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the cell's contents.
    public let contentView = UIView()

    /// A cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if oldValue != isSelected { updateBackgrounds() } }
    }

    /// Whether a finger is on the item.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { updateBackgrounds() } }
    }

    /// The view behind the contents.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    /// The view behind the contents of a selected or highlighted item.
    open var selectedBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, belowSubview: contentView)
        if let backgroundView { sendSubviewToBack(backgroundView) }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }
}
