import UIKit

@testable import PinchZoomOverlay

/// A photo's screen as an app might write it, for all kinds of transitions; a storm spoils its answers.
final class PhotoScreen: UIViewController {
    let name: Int
    /// How the app means it to be opened.
    let kind: TransitionKind
    let photoView = UIImageView()
    let titleLabel = UILabel()
    var answer = AlbumScreen.Answer.truth
    var allowsZoomDismissal = true

    init(name: Int, kind: TransitionKind) {
        self.name = name
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        photoView.image = TestImages.photo(name)
        photoView.contentMode = .scaleAspectFit
        photoView.frame = view.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.text = "Photo \(name)"
        titleLabel.font = .systemFont(ofSize: 28, weight: .semibold)
        titleLabel.textColor = .white
        titleLabel.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: 40)
        titleLabel.autoresizingMask = [.flexibleWidth]
        view.addSubview(photoView)
        view.addSubview(titleLabel)
    }

    /// Whether its parts are as it has made them; one that a storm has hidden may be.
    var isAsItWas: Bool {
        let parts = view.subviews.suffix(2)
        return parts == [photoView, titleLabel] && photoView.frame == view.bounds && parts.allSatisfy(\.isAsItWas)
    }
}

extension PhotoScreen: ZoomTransitionDestination {
    var zoomTransitionItem: AnyHashable? { answer == .nothing ? nil : name }

    var zoomTransitionView: UIView? {
        switch answer {
        case .nothing: nil
        case .another: viewIfLoaded
        case .detached: UIImageView(image: TestImages.photo(0))
        default: photoView
        }
    }

    var zoomTransitionFrame: CGRect? { answer.frame }
}

extension PhotoScreen: GrowTransitionDestination {
    var growTransitionItem: AnyHashable? { answer == .nothing ? nil : name }
}

extension PhotoScreen: SharedViewTransitionScreen {
    func sharedViews(with other: UIViewController) -> [SharedView] {
        switch answer {
        case .nothing: []
        case .another: [SharedView("photo", view), SharedView("title", titleLabel)]
        case .detached: [SharedView("photo", UIImageView(image: TestImages.photo(0))), SharedView("title", titleLabel)]
        case .elsewhere: [SharedView("title", photoView), SharedView("photo", titleLabel), SharedView("title", titleLabel)]
        default: [SharedView("photo", photoView), SharedView("title", titleLabel)]
        }
    }
}

extension UIView {
    /// Whether no transition has changed it, or left something in it.
    var isAsItWas: Bool {
        alpha == 1 && transform == .identity && !subviews.contains { $0 is PlaceSentinel }
    }
}
