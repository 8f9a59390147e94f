/// The places of a button's image and title, as a pure value.
struct ButtonLayout {
    var imageSize: CGSize?
    /// The title's size within a width.
    var titleSize: ((_ width: CGFloat) -> CGSize)?
    /// The side of the title that the image is on, with the layout direction resolved.
    var imageEdge: UIRectEdge = .left
    var padding: CGFloat = 0
    var insets = UIEdgeInsets.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center

    private var isRow: Bool { imageEdge == .left || imageEdge == .right }

    private var gap: CGFloat { imageSize == nil || titleSize == nil ? 0 : padding }

    /// Returns the size of the contents, with the insets, within a width.
    func size(within width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
        let content = contentSize(within: max(width - insets.left - insets.right, 0))
        return CGSize(width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }

    private func titleSize(within width: CGFloat) -> CGSize {
        let taken = isRow ? (imageSize?.width ?? 0) + gap : 0
        guard let size = titleSize?(max(width - taken, 0)) else { return .zero }
        return CGSize(width: min(size.width, max(width - taken, 0)), height: size.height)
    }

    private func contentSize(within width: CGFloat) -> CGSize {
        let image = imageSize ?? .zero
        let title = titleSize(within: width)
        return isRow
            ? CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
            : CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
    }

    /// Returns the frames of image and title in the button's bounds.
    func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
        let area = bounds.inset(by: insets)
        let content = contentSize(within: max(area.width, 0))
        let box = CGRect(
            x: start(area.minX, area.width, content.width, horizontalFraction),
            y: start(area.minY, area.height, content.height, verticalFraction),
            width: content.width,
            height: content.height
        )
        let image = imageSize ?? .zero
        let title = titleSize(within: max(area.width, 0))
        func centred(_ size: CGSize, x: CGFloat? = nil, y: CGFloat? = nil) -> CGRect {
            CGRect(
                x: x ?? start(box.minX, box.width, size.width, isRow ? 0.5 : horizontalFraction),
                y: y ?? box.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
        switch imageEdge {
        case .right: return (centred(image, x: box.maxX - image.width), centred(title, x: box.minX))
        case .top: return (centred(image, y: box.minY), centred(title, y: box.maxY - title.height))
        case .bottom: return (centred(image, y: box.maxY - image.height), centred(title, y: box.minY))
        default: return (centred(image, x: box.minX), centred(title, x: box.maxX - title.width))
        }
    }

    private func start(_ start: CGFloat, _ room: CGFloat, _ length: CGFloat, _ fraction: CGFloat) -> CGFloat {
        start + (room - length) * fraction
    }

    private var horizontalFraction: CGFloat {
        switch horizontal {
        case .left, .leading: 0
        case .right, .trailing: 1
        case .center, .fill: 0.5
        }
    }

    private var verticalFraction: CGFloat {
        switch vertical {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }
}
