import PinchZoomOverlay
import UIKit

/// The screen that a card grows into. The screen's photo lies at the top, below the bar, and coincides with the card's photo while the card
/// grows.
final class CardViewController: UIViewController, GrowTransitionDestination {
    private let story: Story

    init(story: Story) {
        self.story = story
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = StoryView(story, photoRatio: CardCell.photoRatio)
    }

    var growTransitionItem: AnyHashable? { story }
}
