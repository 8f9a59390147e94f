import PinchZoomOverlay
import UIKit

/// A story on its own screen. The list has no Save button to share, so the button fades.
final class StoryViewController: UIViewController, SharedViewTransitionScreen {
    let story: Story
    private let storyView: StoryView

    init(story: Story) {
        self.story = story
        storyView = StoryView(story, photoRatio: 0.75)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = storyView
    }

    func sharedViews(with other: UIViewController) -> [SharedView] {
        guard other is StoriesViewController else { return [] }
        return [
            SharedView(StoriesViewController.Part.save(story), storyView.saveButton),
            SharedView(StoriesViewController.Part.title(story), storyView.titleLabel),
            SharedView(StoriesViewController.Part.subtitle(story), storyView.subtitleLabel),
            SharedView(StoriesViewController.Part.photo(story), storyView.photoView),
        ]
    }
}
