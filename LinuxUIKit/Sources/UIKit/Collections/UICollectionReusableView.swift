/// A view that a collection view reuses for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The reuse identifier of the view.
    open internal(set) var reuseIdentifier: String?

    /// Prepares the view for another element. The default implementation does nothing.
    open func prepareForReuse() {}

    /// Applies the attributes of a layout. The frame and the other standard attributes have been applied before the call.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers to the given attributes. The default size is the view's natural size, along the axes
    /// along which the layout requests it. An override may change the attributes and return them.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.selfSizingAxes
        guard !axes.isEmpty else { return layoutAttributes }
        let size = naturalSize(fitting: layoutAttributes.size, along: axes)
        // If the view has no natural size, the view keeps the layout's size.
        layoutAttributes.frame.size = CGSize(
            width: axes.contains(.horizontal) && size.width > 0 ? size.width : layoutAttributes.size.width,
            height: axes.contains(.vertical) && size.height > 0 ? size.height : layoutAttributes.size.height
        )
        return layoutAttributes
    }

    // MARK: State of the collection view's

    /// The progress of measuring an element's preferred size.
    enum Measurement {
        /// The element must be measured.
        case due
        /// The element has its preferred size, but the layout hasn't received the size.
        case ahead
        /// The layout has received the preferred size.
        case done
    }

    /// The collection view that shows the view.
    weak var listView: UICollectionView?
    var measurement = Measurement.due
    /// The view whose constraints determine the size.
    var viewWithContents: UIView { self }

    /// The view whose `sizeThatFits(_:)` determines the size if there are no constraints.
    var viewThatFits: UIView { self }

    /// Returns the size that follows from the constraints inside the view. Without constraints, the result is `sizeThatFits(_:)`.
    private func naturalSize(fitting size: CGSize, along axes: ScrollAxes) -> CGSize {
        guard viewWithContents.hasConstraintsInside else { return viewThatFits.sizeThatFits(size) }
        return viewWithContents.systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
        )
    }

    /// Notifies the collection view, so that a self-sizing view is measured again.
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

    /// The attributes that the view has applied for its element, and the origin of the containing view. The value is `nil` if the next
    /// attributes must be applied in any case.
    private var taken: (attributes: UICollectionViewLayoutAttributes, origin: CGPoint)?

    /// The index path of the applied attributes, or `nil` if there are none.
    var takenPath: IndexPath? { taken?.attributes.indexPath }

    /// Forgets the applied attributes, so that the next attributes are applied in any case. Called if the view gets another element, or if
    /// the collection view has changed the view itself.
    func forgetTakenAttributes() {
        taken = nil
    }

    /// Applies the standard attributes and the layout's own ones, unless the view has applied equal attributes before.
    ///
    /// - Parameter origin: The origin, in the content, of the view that contains the element.
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

    /// Applies the look of a part of a list. The default implementation does nothing.
    func takeListPlace(_ place: ListPlace?) {}
}
