import PinchZoomOverlay
import UIKit

/// A photo's screen as an app might write it, whose answers a storm spoils.
final class PhotoScreen: UIViewController, ZoomTransitionDestination {
    let name: Int
    let photoView = UIImageView()
    var answer = AlbumScreen.Answer.truth
    var allowsZoomDismissal = true

    init(name: Int) {
        self.name = name
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
        view.addSubview(photoView)
    }

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
