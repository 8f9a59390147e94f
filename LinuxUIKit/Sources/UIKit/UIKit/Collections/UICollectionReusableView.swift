/// A view that a collection view uses again for another element.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The name under which it was registered.
    open internal(set) var reuseIdentifier: String?

    /// The view is about to be used for another element.
    open func prepareForReuse() {}

    /// The view takes the attributes of a layout; the frame and its like are taken over already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view would like to be where the layout has these attributes for it: as large as it says by itself, along the axes along
    /// which the layout asks for it. Views that override it change the attributes, and answer them.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.selfSizingAxes
        guard !axes.isEmpty else { return layoutAttributes }
        let size = naturalSize(fitting: layoutAttributes.size, along: axes)
        // Nothing in it says how large it is: it stays.
        layoutAttributes.frame.size = CGSize(
            width: axes.contains(.horizontal) && size.width > 0 ? size.width : layoutAttributes.size.width,
            height: axes.contains(.vertical) && size.height > 0 ? size.height : layoutAttributes.size.height
        )
        return layoutAttributes
    }

    // MARK: State of the collection view's

    /// What is known of how large an element would like to be.
    enum Measurement {
        /// Nothing.
        case due
        /// The element has the size; its layout does not know of it.
        case ahead
        /// The layout has it.
        case done
    }

    /// The collection view that shows it.
    weak var listView: UICollectionView?
    var measurement = Measurement.due
    /// The view that is asked for the size.
    var viewWithContents: UIView { self }

    /// The view that says what fits where no constraint does.
    var viewThatFits: UIView { self }

    /// The size by the constraints inside, or, where there are none, what is said to fit.
    private func naturalSize(fitting size: CGSize, along axes: ScrollAxes) -> CGSize {
        guard viewWithContents.hasConstraintsInside else { return viewThatFits.sizeThatFits(size) }
        return viewWithContents.systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
        )
    }

    /// The natural size has changed: a view that has its size by itself is asked for it again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeWasInvalidated(byConstraints: false)
    }

    func contentSizeWasInvalidated(byConstraints: Bool) {
        guard let listView, measurement != .due else { return }
        switch listView.selfSizingInvalidation {
        case .disabled: return
        case .enabled: if byConstraints { return }
        case .enabledIncludingConstraints: break
        }
        listView.preferredSizeMayHaveChanged(of: self)
    }

    /// The attributes that the view has taken over for its element, with the origin; nil if it is to take over any.
    private var taken: (attributes: UICollectionViewLayoutAttributes, origin: CGPoint)?

    /// The index path of the attributes that the view has taken over; nil if there are none.
    var takenPath: IndexPath? { taken?.attributes.indexPath }

    /// The view gets another element, or was changed by the collection view itself: whatever attributes come next are taken over.
    func forgetTakenAttributes() {
        taken = nil
    }

    /// Takes over what every element has, unless the view has taken over the same before. The origin is that of the view in which the
    /// element lies, in the content.
    func take(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint) {
        if let taken, taken.origin == origin, taken.attributes == attributes { return }
        taken = (attributes.copy() as? UICollectionViewLayoutAttributes).map { ($0, origin) }
        let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        if CATransform3DIsIdentity(transform3D), CATransform3DIsIdentity(attributes.transform3D) {
            if self.frame != frame { self.frame = frame }
        } else {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
            center = CGPoint(x: frame.midX, y: frame.midY)
            transform3D = attributes.transform3D
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        takeListPlace(attributes.listPlace)
        apply(attributes)
    }

    /// How the view looks as a part of a list.
    func takeListPlace(_ place: ListPlace?) {}
}
