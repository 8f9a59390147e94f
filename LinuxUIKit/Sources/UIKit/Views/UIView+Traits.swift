/// A view's own tint, if the view has one.
struct ViewTint {
    var color: UIColor?
    var adjustmentMode = UIView.TintAdjustmentMode.automatic
}

extension UIView {
    var resolvedTraitCollection: UITraitCollection {
        appliedTraits ?? inheritedTraits
    }

    private var inheritedTraits: UITraitCollection {
        let outer = viewController?.traitsForView ?? (parent ?? maskedView)?.traitCollection ?? (self as? UIWindow)?.sceneTraits ?? .current
        return outer.overridden(by: overriddenTraits, style: overrideUserInterfaceStyle)
    }

    /// Discards the traits of a view without a window. Such a view takes its traits from its new place.
    func directionOfTraitsDidChange() {
        if currentWindow == nil { appliedTraits = nil }
    }

    /// Hands the traits down the tree, and notifies the views and controllers whose traits changed. During a notification, deeper views
    /// have their former traits.
    func propagateTraits() {
        let previous = appliedTraits
        let traits = inheritedTraits
        appliedTraits = traits
        if previous != traits {
            applyBackgroundColor()
            traitsDidChange()
            if previous != nil {
                layer.setNeedsDisplay()
                if layoutReads(traits.changedTraits(from: previous)) { setNeedsLayout() }
                if previous?.layoutDirection != traits.layoutDirection {
                    setNeedsLayout()
                    directionDidChangeInConstraints()
                }
            } else if layer.contentsScale != traits.displayScale, traits.displayScale > 0 {
                displayScaleDidChange(to: traits.displayScale)
            }
            // The notification goes from the outside in. A controller has its traits from its view's superview, and the view has its traits
            // from the controller (WWDC 2023, session 10057).
            viewController?.tellOfTraits(changedFrom: previous)
            tellOfTraits(changedFrom: previous)
        }
        for child in children { child.propagateTraits() }
        maskView?.propagateTraits()
    }

    /// Returns whether a change of these traits makes the view's layout invalid. Some phones track the traits that a layout reads.
    private func layoutReads(_ changed: [UITrait]) -> Bool {
        if layoutDependsOnTraits { return true }
        return Platform.current.behavior.traitTracking == .automatic && changed.contains { layoutTraits?.contains($0) ?? false }
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    func applyBackgroundColor() {
        layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Tint

    var resolvedTintColor: UIColor {
        let color = ownOrInheritedTintColor
        return resolvedTintAdjustmentMode == .dimmed ? color.desaturated : color
    }

    private var ownOrInheritedTintColor: UIColor {
        tint.color ?? parent?.ownOrInheritedTintColor ?? .systemBlue
    }

    var resolvedTintAdjustmentMode: TintAdjustmentMode {
        guard tint.adjustmentMode == .automatic else { return tint.adjustmentMode }
        return parent?.resolvedTintAdjustmentMode ?? .normal
    }

    func setTintColor(_ color: UIColor?) {
        tint.color = color
        inheritedTintDidChange()
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        tint.adjustmentMode = mode
        inheritedTintDidChange()
    }

    func inheritedTintDidChange() {
        RenderServer.current.schedule.noteChange()
        tintColorDidChange()
        for child in children where child.tint.color == nil || child.tint.adjustmentMode == .automatic {
            child.inheritedTintDidChange()
        }
    }
}
