extension UIView {
    /// The guides that belong to the view.
    public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

    /// Adds a guide to the view, and removes the guide from its former view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        makeAutoLayout().guides.append(layoutGuide)
    }

    /// Removes a guide from the view, together with all constraints that are about the guide.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .custom, layoutGuide.owner === self else { return }
        for holder in sequence(first: self, next: \.parent) {
            for constraint in holder.constraints where constraint.isAbout(layoutGuide) { holder.letGo(constraint) }
        }
        layoutGuide.engine?.dissolve()
        layoutGuide.owner = nil
        autoLayout?.guides.removeAll { $0 === layoutGuide }
    }

    /// The rectangle within the view that bars and the device's shape leave free.
    public var safeAreaLayoutGuide: UILayoutGuide {
        guide(.safeArea, "UIViewSafeAreaLayoutGuide")
    }

    /// The rectangle within the view's margins.
    public var layoutMarginsGuide: UILayoutGuide {
        guide(.layoutMargins, "UIViewLayoutMarginsGuide")
    }

    /// The rectangle within the margins in which lines of text are not too long to read.
    public var readableContentGuide: UILayoutGuide {
        guide(.readableContent, "UIViewReadableContentGuide")
    }

    /// Returns a guide that the view provides itself. The guide is created on first use, and is not among `layoutGuides`.
    func guide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
        let autoLayout = makeAutoLayout()
        if let guide = autoLayout.ownGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = UILayoutGuide(kind, of: self, identifier: identifier)
        autoLayout.ownGuides.append(guide)
        return guide
    }

    /// The margins, enlarged so that lines of text do not grow too long.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let scale = UIFontMetrics(forTextStyle: .body).scaledValue(for: 1, compatibleWith: traitCollection)
        let excess = bounds.width - insets.left - insets.right - LayoutMetrics.readableWidth * scale
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }
}

extension UIScrollView {
    /// The rectangle of the content, in the content's coordinates. Constraints to this rectangle decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide {
        guide(.scrollContent, "UIScrollView-contentLayoutGuide")
    }

    /// The scroll view's own rectangle, which stays in place while the content moves.
    public var frameLayoutGuide: UILayoutGuide {
        guide(.scrollFrame, "UIScrollView-frameLayoutGuide")
    }

    func takeContentSizeByConstraints() {
        guard let guide = autoLayout?.ownGuides.first(where: { $0.kind == .scrollContent }), let frame = guide.engine?.frame(of: guide)
        else { return }
        contentSize = frame.size
    }
}
