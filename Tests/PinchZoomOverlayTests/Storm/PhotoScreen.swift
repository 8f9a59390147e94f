import TestSupport
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A photo's screen as an app might write it, for all kinds of transitions. A storm spoils the screen's answers.
final class PhotoScreen: UIViewController {
    let name: Int
    /// The kind of transition by which the app opens the screen.
    let kind: TransitionKind
    let photoView = UIImageView()
    let titleLabel = UILabel()
    var answer = AlbumScreen.Answer.truth
    var allowsZoomDismissal = true
    private var isTitleRemoved = false

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

    func removeTitle() {
        isTitleRemoved = true
        titleLabel.removeFromSuperview()
    }

    /// Restores the original state of the screen.
    func heal() {
        answer = .truth
        allowsZoomDismissal = true
        titleLabel.isHidden = false
        if isTitleRemoved { view.addSubview(titleLabel) }
        isTitleRemoved = false
    }

    /// The first change by a transition that hasn't been undone, in words, or `nil` at rest.
    var damage: String? {
        let parts = isTitleRemoved ? [photoView] : [photoView, titleLabel]
        if view.subviews.suffix(parts.count) != parts { return "\(view.subviews) in a screen" }
        if view.window != nil, photoView.frame != view.bounds { return "a photo at \(photoView.frame) in \(view.bounds)" }
        return [photoView, titleLabel].lazy.compactMap(\.damageOfItself).first
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
    /// The change of this view by a transition that hasn't been undone, in words, or `nil` at rest.
    var damageOfItself: String? {
        if shownAlpha != 1 { return "\(type(of: self)) with alpha \(alpha)" }
        if transform != .identity { return "\(type(of: self)) with \(transform)" }
        return EmptiedPlace.isEmpty(self) ? "\(type(of: self)) with the animation of an empty place" : nil
    }
}
