#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Copies the look of a view to a twin or a shell, and checks whether the look can be copied. A shell is a ``ContentShellView``.
@MainActor enum TwinLook {
    /// A property of a look, with closures that compare and copy the property's value.
    private struct Property<View> {
        let isSame: @MainActor (_ source: View, _ twin: View) -> Bool
        let copy: @MainActor (_ source: View, _ twin: View) -> Void

        /// Copies the property's value to the twin, unless the twin already has the same value.
        @MainActor func match(_ source: View, _ twin: View) {
            if !isSame(source, twin) { copy(source, twin) }
        }
    }

    /// Returns whether a twin can show everything that an image view shows.
    ///
    /// The image view must have no mask, filter or 3D transform, no subview or sublayer, and no layer class of its own.
    static func canCopy(_ source: UIImageView) -> Bool {
        isPlain(source) && source.subviews.isEmpty && type(of: source).layerClass == UIImageView.layerClass
    }

    /// Returns whether a shell can show everything that a container shows, apart from its content.
    ///
    /// The container must have no mask, filter or 3D transform, no subview or sublayer besides its content, and no layer class of its own.
    static func canCopy(_ source: PinchZoomContainerView, around content: UIView) -> Bool {
        isPlain(source) && source.subviews == [content] && type(of: source).layerClass == UIView.layerClass
    }

    private static func isPlain(_ source: UIView) -> Bool {
        let layer = source.layer
        let sublayers = layer.sublayers ?? []
        return !source.hasMask && sublayers.count - (sublayers.first is TilePlane ? 1 : 0) == source.subviews.count
            && layer.compositingFilter == nil && (layer.filters ?? []).isEmpty && (layer.backgroundFilters ?? []).isEmpty
            && CATransform3DIsAffine(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform)
    }

    /// Copies the look of an image view to a twin, apart from the image, the geometry, the crop and the alpha.
    static func copy(from source: UIImageView, to twin: UIImageView) {
        for property in ofViews { property.match(source, twin) }
        for property in ofImageViews { property.match(source, twin) }
    }

    /// Copies an image view's properties that exist only on Apple's systems, such as the magnification filter.
    static func copySystems(from source: UIImageView, to view: UIImageView) {
        for property in systemsOfImageViews { property.match(source, view) }
    }

    /// Copies the look of a container, or of a view that is rebuilt for a picture, to a shell, apart from the geometry and the alpha.
    static func copyShell(from source: UIView, to shell: UIView) {
        for property in ofViews + ofShells { property.match(source, shell) }
    }

    /// Returns whether a shell looks like a container, apart from the geometry and the alpha.
    static func isShell(_ shell: UIView, like source: UIView) -> Bool {
        ofViews.allSatisfy { $0.isSame(source, shell) } && ofShells.allSatisfy { $0.isSame(source, shell) }
    }

    private static let ofShells: [Property<UIView>] = [
        property({ $0.clipsToBounds }, { $0.clipsToBounds = $1 }), property({ $0.effectiveCornerRadius }, { $0.layer.cornerRadius = $1 }),
    ]

    private static let ofViews: [Property<UIView>] =
        [
            property({ $0.backgroundColor }, { $0.backgroundColor = $1 }),
            property({ $0.layer.backgroundColor }, { $0.layer.backgroundColor = $1 }), property({ $0.tintColor }, { $0.tintColor = $1 }),
            property({ $0.tintAdjustmentMode }, { $0.tintAdjustmentMode = $1 }),
            property({ $0.isOpaque }, { $0.isOpaque = $1 }),
            property({ $0.semanticContentAttribute }, { $0.semanticContentAttribute = $1 }), traits,
            property({ $0.layer.maskedCorners }, { $0.layer.maskedCorners = $1 }),
            property({ $0.layer.cornerCurve }, { $0.layer.cornerCurve = $1 }),
            property({ $0.layer.edgeAntialiasingMask }, { $0.layer.edgeAntialiasingMask = $1 }),
            property({ $0.layer.borderWidth }, { $0.layer.borderWidth = $1 }),
            property({ $0.layer.borderColor }, { $0.layer.borderColor = $1 }),
            property({ $0.layer.shadowOpacity }, { $0.layer.shadowOpacity = $1 }),
            property({ $0.layer.shadowRadius }, { $0.layer.shadowRadius = $1 }),
            property({ $0.layer.shadowOffset }, { $0.layer.shadowOffset = $1 }),
            property({ $0.layer.shadowColor }, { $0.layer.shadowColor = $1 }),
            property({ $0.layer.shadowPath }, { $0.layer.shadowPath = $1 }),
        ] + systemsOfViews

    private static let ofImageViews: [Property<UIImageView>] =
        [
            property({ $0.layer.contentsRect }, { $0.layer.contentsRect = $1 }),
            property({ $0.layer.contentsCenter }, { $0.layer.contentsCenter = $1 }),
            property({ $0.layer.contentsScale }, { $0.layer.contentsScale = $1 }),
        ] + systemsOfImageViews

    /// Copies the dynamic range in which an image view shows its image, from iOS 17 on. Without this, an HDR photo would change its
    /// brightness when it lifts.
    ///
    /// - Parameter isHigh: Whether the twin shows its image in the high range instead.
    static func copyDynamicRange(from source: UIImageView, to twin: UIImageView, orHigh isHigh: Bool = false) {
        guard #available(iOS 17, *) else { return }
        let range = isHigh ? .high : source.preferredImageDynamicRange
        if twin.preferredImageDynamicRange != range { twin.preferredImageDynamicRange = range }
    }

    private static let traits = Property<UIView>(
        isSame: { $1.inheritsTraits(of: $0) },
        copy: { $1.inheritTraits(of: $0) }
    )

    // MARK: Properties that LinuxUIKit doesn't have

    private static var systemsOfViews: [Property<UIView>] {
        #if canImport(ObjectiveC)
        [
            property({ $0.layer.allowsEdgeAntialiasing }, { $0.layer.allowsEdgeAntialiasing = $1 }),
            property({ $0.layer.isGeometryFlipped }, { $0.layer.isGeometryFlipped = $1 }),
        ]
        #else
        []
        #endif
    }

    private static var systemsOfImageViews: [Property<UIImageView>] {
        #if canImport(ObjectiveC)
        [
            property(
                { $0.adjustsImageSizeForAccessibilityContentSizeCategory },
                { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 }
            ), property({ $0.preferredSymbolConfiguration }, { $0.preferredSymbolConfiguration = $1 }),
            property({ $0.layer.minificationFilter }, { $0.layer.minificationFilter = $1 }),
            property({ $0.layer.magnificationFilter }, { $0.layer.magnificationFilter = $1 }),
        ]
        #else
        []
        #endif
    }

    /// Creates a property from two closures, because a key path takes ten times as long.
    private static func property<View: UIView, Value: Equatable>(
        _ get: @escaping @MainActor (View) -> Value,
        _ set: @escaping @MainActor (View, Value) -> Void
    ) -> Property<View> {
        Property(isSame: { get($0) == get($1) }, copy: { set($1, get($0)) })
    }
}
#endif
