import UIKit

@testable import PinchZoomTestSupport

/// A property of an image view that an app may set, and its effect in flight.
@MainActor struct ImageViewProperty {
    enum Fate {
        /// The twin gets a copy of the property. The first closure sets the property, the second returns whether the twin has the source's
        /// value.
        case copied(@MainActor (UIImageView) -> Void, @MainActor (_ source: UIImageView, _ twin: UIImageView) -> Bool)
        /// The view itself or a picture flies, instead of a twin.
        case picture(@MainActor (UIImageView) -> Void)
        /// The property determines the place or the visibility of the view. The lifted content follows its place.
        case place
        /// The property isn't visible.
        case unseen
    }

    /// The name of the property's class, and the name of the property.
    let name: String
    let fate: Fate

    private static func copied<Value: Equatable>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<UIImageView, Value>,
        _ value: @autoclosure @escaping @MainActor () -> Value
    ) -> ImageViewProperty {
        ImageViewProperty(
            name: name,
            fate: .copied({ $0[keyPath: path] = value() }, { $0[keyPath: path] == value() && $1[keyPath: path] == value() })
        )
    }

    private static func picture(_ name: String, _ set: @escaping @MainActor (UIImageView) -> Void) -> ImageViewProperty {
        ImageViewProperty(name: name, fate: .picture(set))
    }

    static var all: [ImageViewProperty] { copied + pictures + others("UIView", ofViews) + others("CALayer", ofLayers) }

    static var copied: [ImageViewProperty] {
        [
            copied("UIImageView.image", \.image, TestImages.photo(6)),
            copied("UIImageView.preferredImageDynamicRange", \.preferredImageDynamicRange, .high),
            copied("UIView.alpha", \.alpha, 0.5), copied("UIView.backgroundColor", \.backgroundColor, .purple),
            copied("UIView.clipsToBounds", \.clipsToBounds, false), copied("UIView.contentMode", \.contentMode, .bottomLeft),
            copied("UIView.isOpaque", \.isOpaque, false),
            // When an image view shows its image again, it sets the scale to the image's.
            ImageViewProperty(
                name: "UIView.contentScaleFactor",
                fate: .copied({ $0.contentScaleFactor = 3 }, { $1.contentScaleFactor == $0.contentScaleFactor })
            ),
            ImageViewProperty(
                name: "UIView.overrideUserInterfaceStyle",
                fate: .copied(
                    { $0.overrideUserInterfaceStyle = .dark },
                    { $1.traitCollection == $0.traitCollection && $1.traitCollection.userInterfaceStyle == .dark }
                )
            ),
            copied("UIView.semanticContentAttribute", \.semanticContentAttribute, .forceRightToLeft),
            copied("UIView.tintColor", \.tintColor, .brown), copied("UIView.tintAdjustmentMode", \.tintAdjustmentMode, .normal),
            ImageViewProperty(
                name: "UIView.traitOverrides",
                fate: .copied({ $0.traitOverrides.userInterfaceLevel = .elevated }, { $1.traitCollection == $0.traitCollection })
            ),
            copied("CALayer.backgroundColor", \.layer.backgroundColor, UIColor.green.cgColor),
            copied("CALayer.borderColor", \.layer.borderColor, UIColor.red.cgColor), copied("CALayer.borderWidth", \.layer.borderWidth, 5),
            copied("CALayer.contentsGravity", \.layer.contentsGravity, .topRight),
            copied("CALayer.contentsCenter", \.layer.contentsCenter, CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)),
            copied("CALayer.contentsRect", \.layer.contentsRect, CGRect(x: 0, y: 0, width: 0.5, height: 1)),
            copied("CALayer.contentsScale", \.layer.contentsScale, 3), copied("CALayer.cornerCurve", \.layer.cornerCurve, .continuous),
            copied("CALayer.cornerRadius", \.layer.cornerRadius, 12),
            copied("CALayer.edgeAntialiasingMask", \.layer.edgeAntialiasingMask, .layerLeftEdge),
            copied("CALayer.maskedCorners", \.layer.maskedCorners, .layerMinXMinYCorner),
            copied("CALayer.masksToBounds", \.layer.masksToBounds, false), copied("CALayer.opacity", \.layer.opacity, 0.25),
            copied("CALayer.shadowColor", \.layer.shadowColor, UIColor.blue.cgColor),
            copied("CALayer.shadowOffset", \.layer.shadowOffset, CGSize(width: 4, height: 5)),
            copied("CALayer.shadowOpacity", \.layer.shadowOpacity, 0.5), copied("CALayer.shadowRadius", \.layer.shadowRadius, 8),
            ImageViewProperty(
                name: "CALayer.shadowPath",
                fate: .copied(
                    { $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath },
                    { $1.layer.shadowPath != nil && $1.layer.shadowPath == $0.layer.shadowPath }
                )
            ),
            ImageViewProperty(
                name: "UIImageView.highlightedImage",
                fate: .copied({ $0.highlightedImage = TestImages.photo(4) }, { $1.highlightedImage === $0.highlightedImage })
            ),
            ImageViewProperty(
                name: "UIImageView.isHighlighted",
                fate: .copied({ $0.isHighlighted = true }, { _, twin in twin.isHighlighted })
            ),
        ] + movingPictures
    }

    /// A view inside the twin shows the frames of moving pictures. `SelfDrawingTests` check the frames.
    private static var movingPictures: [ImageViewProperty] {
        let names = ["animationImages", "highlightedAnimationImages", "animationDuration", "animationRepeatCount"]
        let sets: @MainActor (UIImageView) -> Void = { view in
            view.animationImages = [TestImages.photo(1), TestImages.photo(2)]
            view.highlightedAnimationImages = view.animationImages
            view.animationDuration = 0.5
            view.animationRepeatCount = 0
            view.startAnimating()
        }
        let plays: @MainActor (UIImageView, UIImageView) -> Bool = { $1.subviews.first?.layer.contents != nil && $0.isAnimating }
        return (names.map { "UIImageView." + $0 } + ["CALayer.contents"]).map { ImageViewProperty(name: $0, fate: .copied(sets, plays)) }
    }

    static var pictures: [ImageViewProperty] {
        [
            picture("UIView.mask") {
                $0.mask = UIView(frame: $0.bounds)
                $0.mask?.backgroundColor = .black
            },
            picture("UIView.transform3D") { $0.transform3D = inclined },
            picture("CALayer.backgroundFilters") { $0.layer.backgroundFilters = ["a filter"] },
            picture("CALayer.compositingFilter") { $0.layer.compositingFilter = "multiplyBlendMode" },
            picture("CALayer.filters") { $0.layer.filters = ["a filter"] },
            picture("CALayer.mask") {
                $0.layer.mask = CALayer()
                $0.layer.mask?.frame = $0.bounds
                $0.layer.mask?.backgroundColor = UIColor.black.cgColor
            },
            picture("CALayer.sublayerTransform") { $0.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1) },
            picture("CALayer.sublayers") { $0.layer.addSublayer(CALayer()) },
            picture("CALayer.transform") { $0.layer.transform = inclined },
        ]
    }

    /// A rotation about the vertical axis.
    private static var inclined: CATransform3D { CATransform3DMakeRotation(0.4, 0, 1, 0) }

    private static func others(_ type: String, _ fates: [(Fate, [String])]) -> [ImageViewProperty] {
        fates.flatMap { fate, names in names.map { ImageViewProperty(name: type + "." + $0, fate: fate) } }
    }

    private static var ofViews: [(Fate, [String])] {
        [
            (.place, ["anchorPoint", "bounds", "center", "frame", "isHidden", "transform"]),
            (
                .unseen,
                [
                    // The lifted content inherits the property from the carrier around it: see `SmartInvertTests`.
                    "accessibilityIgnoresInvertColors",
                    "accessibilityIdentifier", "autoresizesSubviews", "autoresizingMask", "clearsContextBeforeDrawing",
                    "directionalLayoutMargins", "focusGroupIdentifier",
                    "gestureRecognizers", "insetsLayoutMarginsFromSafeArea", "interactions", "isExclusiveTouch", "isMultipleTouchEnabled",
                    "isUserInteractionEnabled", "layoutMargins", "preservesSuperviewLayoutMargins", "tag",
                    "translatesAutoresizingMaskIntoConstraints",
                ]
            ),
        ]
    }

    private static var ofLayers: [(Fate, [String])] {
        [
            (.place, ["anchorPoint", "bounds", "frame", "isHidden", "position", "zPosition"]),
            (.unseen, ["actions", "name", "needsDisplayOnBoundsChange"]),
        ]
    }
}
