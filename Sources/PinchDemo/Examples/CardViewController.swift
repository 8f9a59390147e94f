import PinchZoomOverlay
import UIKit

/// The screen that a card has grown into. Its photo is at the top, below the bar, as the card's is: so both coincide while it grows.
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
