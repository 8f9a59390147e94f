import PinchZoomOverlay
import UIKit

/// The screen into which a card grows. The screen's photo is directly below the navigation bar, and coincides with the card's photo while
/// the card grows.
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
