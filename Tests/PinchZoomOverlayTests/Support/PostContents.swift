import PinchZoomOverlay
import UIKit

/// The contents of a stranger's cell, laid out by constraints alone. The view contains a row with a picture and two texts, a photo with its
/// own proportions, and a text of any number of lines. The view is as high as all of its contents.
final class PostContents: UIView {
    /// The kind of view that shows the post's photo.
    enum Media: CaseIterable {
        case image, drawing
        /// An image view with a mask.
        case masked
        /// An animated image.
        case animated
        /// A view that draws itself, in a container.
        case contained
        /// A view around the view of a child view controller.
        case controller

        @MainActor fileprivate func makeView() -> UIView {
            switch self {
            case .image, .animated: return UIImageView()
            case .drawing: return DrawnView()
            case .contained: return PinchZoomContainerView(contentView: DrawnView())
            case .controller: return UIView()
            case .masked:
                let view = UIImageView()
                let mask = CALayer()
                mask.frame = CGRect(x: 12, y: 0, width: 3000, height: 3000)
                mask.backgroundColor = UIColor.black.cgColor
                view.layer.mask = mask
                return view
            }
        }
    }

    let media: UIView
    private let kind: Media
    private var controller: UIViewController?
    let nameLabel = UILabel()
    let placeLabel = UILabel()
    let textLabel = UILabel()
    private let avatarView = UIView()
    private var heightConstraint: NSLayoutConstraint?
    /// The photo's height, divided by the photo's width.
    var proportion: CGFloat = 1 {
        didSet {
            heightConstraint?.isActive = false
            // The priority is below required. Otherwise, a cell that is measured before its width is set would break a constraint.
            let constraint = LibraryConstraint(
                item: media,
                attribute: .height,
                relatedBy: .equal,
                toItem: media,
                attribute: .width,
                multiplier: proportion,
                constant: 0
            )
            constraint.priority = UILayoutPriority(999)
            constraint.isActive = true
            heightConstraint = constraint
        }
    }

    init(_ media: Media) {
        self.media = media.makeView()
        kind = media
        super.init(frame: .zero)
        self.media.contentMode = .scaleAspectFill
        self.media.clipsToBounds = true
        avatarView.backgroundColor = .orange
        avatarView.layer.cornerRadius = 16
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        placeLabel.font = .preferredFont(forTextStyle: .caption1)
        placeLabel.textColor = .gray
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.numberOfLines = 0
        for label in [nameLabel, placeLabel, textLabel] { label.adjustsFontForContentSizeCategory = true }
        let names = UIStackView(arrangedSubviews: [nameLabel, placeLabel])
        names.axis = .vertical
        let header = UIStackView(arrangedSubviews: [avatarView, names])
        header.alignment = .center
        header.spacing = 10
        for view in [header, self.media, textLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            avatarView.widthAnchor.constraint(equalToConstant: 32),
            avatarView.heightAnchor.constraint(equalToConstant: 32),
            header.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            header.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            header.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            self.media.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            self.media.leadingAnchor.constraint(equalTo: leadingAnchor),
            self.media.trailingAnchor.constraint(equalTo: trailingAnchor),
            textLabel.topAnchor.constraint(equalTo: self.media.bottomAnchor, constant: 8),
            textLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            textLabel.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ number: Int) {
        let images = [TestImages.photo(number), TestImages.photo(number + 1)]
        (media as? UIImageView)?.image = kind == .animated ? UIImage.animatedImage(with: images, duration: 0.4) : images[0]
        nameLabel.text = "Stranger \(number)"
        placeLabel.text = "Somewhere"
        textLabel.text = String(repeating: "Some words about it. ", count: 1 + number % 4)
        proportion = number % 2 == 0 ? 0.75 : 0.5
    }

    /// Adds the view controller that shows instead of a photo as a child of the list's view controller.
    func addController(to parent: UIViewController) {
        guard kind == .controller, controller == nil else { return }
        let child = UIViewController()
        controller = child
        child.view.backgroundColor = .purple
        parent.addChild(child)
        child.view.fill(media)
        child.didMove(toParent: parent)
    }
}

/// A constraint of a subclass, as layout libraries make constraints.
final class LibraryConstraint: NSLayoutConstraint {}

extension UIView {
    /// Adds this view to another view, and fills the other view by constraints.
    func fill(_ superview: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: superview.topAnchor),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor),
            leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        ])
    }
}
