import UIKit

/// All that a view looks like: what a twin of it copies, and what cannot be copied.
@MainActor enum TwinLook {
    /// Makes one property of a twin what it is of the source.
    private typealias Match<View> = @MainActor (_ source: View, _ twin: View) -> Void

    /// Whether a twin shows everything that is seen of an image view: nothing masks or filters it, and nothing but its image is in it.
    static func canCopy(_ source: UIImageView) -> Bool {
        isPlain(source) && source.subviews.isEmpty && type(of: source).layerClass == UIImageView.layerClass
    }

    /// Whether a shell shows everything that is seen of a container but for its content.
    static func canCopy(_ source: PinchZoomContainerView, around content: UIView) -> Bool {
        isPlain(source) && source.subviews == [content] && type(of: source).layerClass == UIView.layerClass
    }

    private static func isPlain(_ source: UIView) -> Bool {
        let layer = source.layer
        return source.mask == nil && layer.mask == nil && (layer.sublayers?.count ?? 0) == source.subviews.count
            && layer.compositingFilter == nil && (layer.filters ?? []).isEmpty && (layer.backgroundFilters ?? []).isEmpty
            && CATransform3DIsAffine(layer.transform)
    }

    /// How many properties of an image view there are.
    static var count: Int { ofViews.count + ofImageViews.count }

    /// Makes a twin look like an image view, but for where it is, how it is cropped, and how opaque it is.
    static func copy(from source: UIImageView, to twin: UIImageView) {
        for index in 0..<count { copy(index, from: source, to: twin) }
    }

    /// The same for one property.
    static func copy(_ index: Int, from source: UIImageView, to twin: UIImageView) {
        if index < ofViews.count { ofViews[index](source, twin) } else { ofImageViews[index - ofViews.count](source, twin) }
    }

    /// Makes a shell look like a container, but for where it is and how opaque it is.
    static func copyShell(from source: UIView, to shell: UIView) {
        for match in ofViews { match(source, shell) }
        TwinLook.match(\.clipsToBounds, source, shell)
        TwinLook.match(\.layer.cornerRadius, source, shell)
    }

    private static let ofViews: [Match<UIView>] =
        [
            property(\.backgroundColor), property(\.tintColor), property(\.tintAdjustmentMode), property(\.isOpaque),
            property(\.semanticContentAttribute), property(\.overrideUserInterfaceStyle), property(\.layer.maskedCorners),
            property(\.layer.cornerCurve), property(\.layer.borderWidth), property(\.layer.borderColor), property(\.layer.shadowOpacity),
            property(\.layer.shadowRadius), property(\.layer.shadowOffset), property(\.layer.shadowColor), property(\.layer.shadowPath),
        ] + systemsOfViews

    private static let ofImageViews: [Match<UIImageView>] =
        [property(\.layer.contentsRect)] + systemsOfImageViews

    // MARK: What LinuxUIKit does not have

    private static var systemsOfViews: [Match<UIView>] {
        #if canImport(ObjectiveC)
            [
                property(\.layer.allowsEdgeAntialiasing), property(\.layer.isGeometryFlipped),
                { if #available(iOS 26, *) { matchCorners(of: $0, $1) } },
            ]
        #else
            []
        #endif
    }

    private static var systemsOfImageViews: [Match<UIImageView>] {
        #if canImport(ObjectiveC)
            [
                property(\.adjustsImageSizeForAccessibilityContentSizeCategory), property(\.preferredSymbolConfiguration),
                property(\.layer.contentsCenter), property(\.layer.minificationFilter), property(\.layer.magnificationFilter),
                { if #available(iOS 17, *) { match(\.preferredImageDynamicRange, $0, $1) } },
            ]
        #else
            []
        #endif
    }

    #if canImport(ObjectiveC)
        /// By its name, since SDKs before iOS 26 do not declare it.
        @available(iOS 26, *) private static func matchCorners(of source: UIView, _ twin: UIView) {
            let name = "cornerConfiguration"
            let corners = source.value(forKey: name) as? NSObject
            if twin.value(forKey: name) as? NSObject != corners { twin.setValue(corners, forKey: name) }
        }
    #endif

    // MARK: By key path

    private static func property<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) -> Match<View> {
        { match(path, $0, $1) }
    }

    private static func match<View: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value>,
        _ source: View,
        _ twin: View
    ) {
        let value = source[keyPath: path]
        if twin[keyPath: path] != value { twin[keyPath: path] = value }
    }
}
