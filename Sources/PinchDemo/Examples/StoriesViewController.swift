import PinchZoomOverlay
import UIKit

/// Stories in a list. The tapped row shares its photo and its texts with the story's own screen.
final class StoriesViewController: ListViewController, SharedViewTransitionScreen {
    /// The identities of the shared views.
    enum Part: Hashable {
        case photo(Story), title(Story), subtitle(Story), save(Story)
    }

    private let shared: SharedViewTransitionController

    /// - Parameter shared: The transition controller that opens the stories.
    init(opening shared: SharedViewTransitionController) {
        self.shared = shared
        super.init(
            title: "Stories",
            rows: Story.samples.map { ListCell.Content(picture: .photo($0.photo), title: $0.title, subtitle: $0.subtitle) }
        )
    }

    override func didSelect(_ row: Int) {
        if let navigationController { shared.push(StoryViewController(story: Story.samples[row]), in: navigationController) }
    }

    func sharedViews(with other: UIViewController) -> [SharedView] {
        guard let story = (other as? StoryViewController)?.story, let row = Story.samples.firstIndex(of: story), let cell = cell(row) else {
            return []
        }
        // The photo is in front, and flies over the texts while they fade.
        return [
            SharedView(Part.title(story), cell.titleLabel), SharedView(Part.subtitle(story), cell.subtitleLabel),
            SharedView(Part.photo(story), cell.pictureView),
        ]
    }
}
