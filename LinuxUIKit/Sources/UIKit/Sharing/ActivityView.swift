/// The view of an activity sheet: the shared items, a button that closes the sheet, and the activities.
final class ActivityView: UIView {
    var onClose: (() -> Void)?
    private let label = UILabel()
    private let picture = UIImageView()
    private let closeButton = UIButton(type: .system)
    private let list = MenuListView()

    /// Distances and sizes, in points: about a phone's.
    private static let margin: CGFloat = 16
    private static let pictureSize: CGFloat = 44
    private static let buttonSize: CGFloat = 44

    init(_ items: [Any]) {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemGroupedBackground
        label.text = ActivityView.title(of: items)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.accessibilityTraits = .header
        picture.image = items.lazy.compactMap { $0 as? UIImage }.first
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.accessibilityLabel = "Close"
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        ([label, picture, closeButton, list] as [UIView]).forEach(addSubview)
        list.backgroundColor = .secondarySystemGroupedBackground
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    func show(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
        list.choose = { ($0 as? UIAction)?.perform(sender: nil) }
        list.show(
            activities.map { activity in
                .element(UIAction(title: activity.activityTitle ?? "", image: activity.activityImage) { _ in choose(activity) })
            }
        )
        setNeedsLayout()
    }

    private static func title(of items: [Any]) -> String {
        if let text = items.lazy.compactMap({ $0 as? String }).first { return text }
        if let url = items.lazy.compactMap({ $0 as? URL }).first { return url.absoluteString }
        return items.count == 1 ? "1 Item" : "\(items.count) Items"
    }

    override func accessibilityPerformEscape() -> Bool {
        onClose?()
        return true
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: ActivityView.margin, dy: ActivityView.margin)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: max(width, 0), height: height)
        }
        let head = max(ActivityView.pictureSize, ActivityView.buttonSize)
        let pictureWidth = picture.image == nil ? 0 : ActivityView.pictureSize
        put(picture, room.minX, room.minY, pictureWidth, ActivityView.pictureSize)
        put(closeButton, room.maxX - ActivityView.buttonSize, room.minY, ActivityView.buttonSize, ActivityView.buttonSize)
        let start = room.minX + (pictureWidth > 0 ? pictureWidth + 12 : 0)
        put(label, start, room.minY, room.maxX - ActivityView.buttonSize - 8 - start, head)
        label.textAlignment = isMirrored ? .right : .left
        let top = room.minY + head + ActivityView.margin
        let size = list.fittingSize(in: CGSize(width: room.width, height: max(room.maxY - top, 0)))
        put(list, room.minX, top, room.width, size.height)
    }
}
