/// Shows the contents of a cell of a list.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private var list: UIListContentConfiguration

    /// Creates a view that shows contents.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        show()
    }

    /// Stops the program, because there are no archives here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UIListContentView.init(coder:): there are no storyboards or archives here")
    }

    /// The contents. New contents must have the same type, as on a phone.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure(
                    "NSInternalInconsistencyException: unsupported content configuration type \(type(of: newValue)) set on \(type(of: self))"
                )
            }
            list = new
            show()
        }
    }

    private func show() {
        imageView.image = list.image
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
        if let tint = list.imageProperties.tintColor { imageView.tintColor = list.imageProperties.tintColorTransformer?(tint) ?? tint }
        show(list.text, list.attributedText, list.textProperties, in: textLabel)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func show(
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = text.map { properties.applied(to: $0) } }
        label.isHidden = text == nil && attributed == nil
    }

    // MARK: Layout

    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var size = CGSize.zero
    }

    private var imageSize: CGSize {
        guard var size = list.image?.size else { return .zero }
        let limit = list.imageProperties.maximumSize
        let scale = min(
            1,
            limit.width > 0 ? limit.width / max(size.width, 1) : 1,
            limit.height > 0 ? limit.height / max(size.height, 1) : 1
        )
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    /// Returns the places of all contents in a width. The texts are beside the picture, and all contents are in the middle of the height.
    private func places(in width: CGFloat) -> Places {
        let margins = list.directionalLayoutMargins
        var places = Places()
        let image = imageSize
        let reserved = list.imageProperties.reservedLayoutSize
        let imageRoom = CGSize(width: max(image.width, reserved.width), height: max(image.height, reserved.height))
        let textStart = margins.leading + (list.image == nil ? 0 : imageRoom.width + list.imageToTextPadding)
        let room = max(0, width - textStart - margins.trailing)
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            guard !label.isHidden else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        let (text, second) = (size(textLabel, room), size(secondaryLabel, room))
        let hasBoth = !textLabel.isHidden && !secondaryLabel.isHidden
        let gap = hasBoth ? list.textToSecondaryTextHorizontalPadding : 0
        let isBeside = hasBoth && list.prefersSideBySideTextAndSecondaryText && text.width + gap + second.width <= room
        let verticalGap = hasBoth && !isBeside ? list.textToSecondaryTextVerticalPadding : 0
        let textHeight = isBeside ? max(text.height, second.height) : text.height + verticalGap + second.height
        let height = max(textHeight, imageRoom.height)
        places.image = CGRect(
            x: margins.leading + (imageRoom.width - image.width) / 2,
            y: margins.top + (height - image.height) / 2,
            width: image.width,
            height: image.height
        )
        let top = margins.top + (height - textHeight) / 2
        places.text = CGRect(x: textStart, y: top, width: isBeside ? text.width : room, height: text.height)
        places.secondary =
            isBeside
            ? CGRect(x: width - margins.trailing - second.width, y: top, width: second.width, height: second.height)
            : CGRect(x: textStart, y: top + text.height + verticalGap, width: room, height: second.height)
        let used = isBeside ? text.width + gap + second.width : max(text.width, second.width)
        // The contents are at least as high as a target for a finger: 44 points.
        places.size = CGSize(width: textStart + used + margins.trailing, height: max(44, margins.top + height + margins.bottom))
        return places
    }

    /// Puts the picture and the texts in their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(in: bounds.width)
        let shift = (bounds.height - list.directionalLayoutMargins.top - list.directionalLayoutMargins.bottom)
        let used = max(places.image.maxY, places.secondary.maxY, places.text.maxY) - list.directionalLayoutMargins.top
        let extra = max(0, (shift - used) / 2)
        for (view, frame) in [(imageView, places.image), (textLabel, places.text), (secondaryLabel, places.secondary)] as [(UIView, CGRect)]
        {
            view.frame = frame.offsetBy(dx: 0, dy: extra)
        }
    }

    /// The natural size of the contents, with one line for each text.
    open override var intrinsicContentSize: CGSize { sizeThatFits(UIView.layoutFittingExpandedSize) }

    /// Returns the size of the contents in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { places(in: size.width).size }
}
