import PinchZoomOverlay
import UIKit

/// The screen that a card opens: a wide photo, a large title, text, and a badge that the list doesn't have.
final class CardDetailScreen: UIViewController {
    let name: Int
    let cardView = UIView()
    let photoView = UIImageView()
    let titleLabel = UILabel()
    let textLabel = UILabel()
    let badge = UILabel()
    /// The photo's frame, or `nil` for the usual place.
    var photoPlace: CGRect?
    /// The names of the views that the screen doesn't share.
    var withheld: Set<String> = []

    init(_ name: Int) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = "Detail"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        cardView.backgroundColor = .white
        photoView.image = TestImages.photo(name)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        titleLabel.text = "Card number \(name)"
        titleLabel.font = .systemFont(ofSize: 30, weight: .semibold)
        textLabel.text = "A longer text about the card, which goes over more than one line of this screen, and then ends."
        textLabel.numberOfLines = 0
        badge.text = "NEW"
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .red
        badge.layer.cornerRadius = 12
        badge.clipsToBounds = true
        for part in [cardView, photoView, titleLabel, textLabel, badge] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
        cardView.frame = CGRect(x: 0, y: top, width: width, height: 460)
        photoView.frame = photoPlace ?? CGRect(x: 0, y: top, width: width, height: 260)
        titleLabel.frame = CGRect(x: 20, y: top + 280, width: width - 40, height: 40)
        textLabel.frame = CGRect(x: 20, y: top + 330, width: width - 40, height: 80)
        badge.frame = CGRect(x: width - 90, y: top + 16, width: 70, height: 24)
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }
}

extension CardDetailScreen: SharedViewTransitionScreen {
    func sharedViews(with other: UIViewController) -> [SharedView] {
        [
            SharedView("card", cardView), SharedView("photo", photoView), SharedView("title", titleLabel),
            SharedView("text", textLabel), SharedView("badge", badge),
        ].filter { !withheld.contains($0.id.description) }
    }
}

extension CardDetailScreen: GrowTransitionDestination {
    var growTransitionItem: AnyHashable? { name }
}
