import PinchZoomOverlay
import UIKit

/// The list of the demo's transitions, one in each row.
final class ExamplesViewController: ListViewController {
    private let shared = SharedViewTransitionController()
    private let grow = GrowTransitionController()

    /// The transition controllers of the examples.
    var transitions: [TransitionController] { [shared, grow] }

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

    override func didSelect(_ row: Int) {
        switch row {
        case 0: showStories(animated: true)
        case 1: showCards(animated: true)
        default: tabBarController?.selectedIndex = 1
        }
    }

    func showStories(animated: Bool) {
        navigationController?.pushViewController(StoriesViewController(opening: shared), animated: animated)
    }

    func showCards(animated: Bool) {
        navigationController?.pushViewController(CardsViewController(growing: grow), animated: animated)
    }
}
