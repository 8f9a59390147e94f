import PinchZoomOverlay
import UIKit

/// The list of the demo's transitions, one in each row.
final class ExamplesViewController: ListViewController {
    /// The transition controller for stories. The delegate of the navigation controller, `transitions`, calls this controller and `grow`.
    private let shared = SharedViewTransitionController()
    private let grow = GrowTransitionController()
    /// The delegate of this screen's navigation controller.
    private(set) lazy var transitions = NavigationTransitions([shared, grow])

    init() {
        super.init(
            title: "Transitions",
            rows: [
                ListCell.Content(
                    picture: .symbol("list.bullet"),
                    title: "Shared views",
                    subtitle: "Photo, title and subtitle fly from a row to their own screen."
                ),
                ListCell.Content(
                    picture: .symbol("rectangle.on.rectangle"),
                    title: "Growing cards",
                    subtitle: "A card's frame grows into a screen and shrinks back."
                ),
                ListCell.Content(
                    picture: .symbol("arrow.up.left.and.arrow.down.right"),
                    title: "Zoom",
                    subtitle: "A photo of the grid opens, pages, and is dragged back."
                ),
            ]
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // If a delegate provides transitions, UIKit disables the swipe back. This call enables the swipe back again, for screens that open
        // with UIKit's own push.
        if let navigationController { shared.enableSwipeBack(in: navigationController) }
    }

    override func didSelect(_ row: Int) {
        switch row {
        case 0: showStories(animated: true)
        case 1: showCards(animated: true)
        default: tabBarController?.selectedIndex = 1
        }
    }

    func showStories(animated: Bool) {
        navigationController?.pushViewController(StoriesViewController(), animated: animated)
    }

    func showCards(animated: Bool) {
        let cards = CardsViewController()
        grow.source = cards
        navigationController?.pushViewController(cards, animated: animated)
    }
}
