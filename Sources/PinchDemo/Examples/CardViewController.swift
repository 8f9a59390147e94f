import PinchZoomOverlay
import UIKit

/// The screen that a card has grown into. Its photo is at the top, as the card's is, and the bar lies over it.
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
        view = StoryView(story, photoRatio: CardCell.photoRatio, reachesUnderBar: true)
    }

    var growTransitionItem: AnyHashable? { story }
}
