extension UIImage {
    /// The way in which the middle of a resizable image fills the space.
    public enum ResizingMode: Int, Sendable {
        /// The middle is repeated.
        case tile = 0
        /// The middle is stretched.
        case stretch = 1
    }

    /// The properties of an image for the views that show it.
    struct Placement: Equatable {
        /// The insets of the part that resizes, in points, or nil if the whole image is stretched.
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var isFlippedInRightToLeft = false

        /// The placement of the image in a mirror.
        var mirrored: Placement {
            var mirrored = self
            mirrored.capInsets = capInsets?.mirrored
            mirrored.alignmentRectInsets = alignmentRectInsets.mirrored
            return mirrored
        }
    }

    /// Returns the image with insets, in points, around the part that resizes. The part is tiled. Outside of the part, the corners keep
    /// their size, and the sides resize in one direction.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with insets, in points, around the part that resizes, and the way in which the part resizes.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        placed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The insets around the part that resizes, in points, or zero if the image isn't resizable.
    public var capInsets: UIEdgeInsets { placement.capInsets ?? .zero }

    /// The way in which the part inside the cap insets resizes.
    public var resizingMode: UIImage.ResizingMode { placement.resizingMode }

    /// Returns the image with insets, in points, to the rectangle that constraints align.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        placed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The insets to the rectangle that constraints align, in points.
    public var alignmentRectInsets: UIEdgeInsets { placement.alignmentRectInsets }

    /// Returns the image marked to be flipped by image views in right-to-left interfaces.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        placed { $0.isFlippedInRightToLeft = true }
    }

    /// Whether image views in right-to-left interfaces flip the image.
    public var flipsForRightToLeftLayoutDirection: Bool { placement.isFlippedInRightToLeft }

    private func placed(_ change: (inout Placement) -> Void) -> UIImage {
        var placement = placement
        change(&placement)
        return replacing(placement: placement)
    }

    /// Returns an image of the same pixels with another placement or dynamic range. By default, both stay.
    func replacing(placement: Placement? = nil, hasHighDynamicRange: Bool? = nil) -> UIImage {
        UIImage(
            pixels: cgImage,
            scale: scale,
            orientation: imageOrientation,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation,
            hasHighDynamicRange: hasHighDynamicRange ?? self.hasHighDynamicRange,
            placement: placement ?? self.placement
        )
    }

    /// The part that resizes, in the unit square, or nil if the whole image is stretched.
    var resizedPart: CGRect? {
        guard let insets = placement.capInsets, size.width > 0, size.height > 0 else { return nil }
        let part = CGRect(origin: .zero, size: size).inset(by: insets)
        guard !part.isNull else { return nil }
        return CGRect(
            x: part.minX / size.width,
            y: part.minY / size.height,
            width: part.width / size.width,
            height: part.height / size.height
        )
    }
}

extension UIEdgeInsets {
    fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
