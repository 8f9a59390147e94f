import PinchZoomOverlay
import UIKit

/// A white screen with one photo, which opens a pager.
final class OnePhotoScreen: UIViewController, ZoomTransitionSource, PhotoPagerDataSource {
    let zoom = ZoomTransitionController()
    let photoView: UIImageView
    private let image: UIImage

    init(_ image: UIImage, in frame: CGRect) {
        self.image = image
        photoView = UIImageView(frame: frame)
        super.init(nibName: nil, bundle: nil)
        photoView.image = image
        zoom.source = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(photoView)
    }

    /// Opens a pager with the photo.
    func open(_ style: UIModalPresentationStyle = .fullScreen) -> PhotoPagerViewController {
        let pager = PhotoPagerViewController(dataSource: self)
        pager.transitioningDelegate = zoom
        pager.modalPresentationStyle = style
        present(pager, animated: true)
        return pager
    }

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { image }

    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { photoView }
}
