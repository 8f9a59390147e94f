import PinchZoomOverlay
import UIKit

/// The views for the gestures: a grid of photos that open in a pager, and a list whose rows share nothing with the screens that they open.
final class FeelGrid: UIViewController {
    let zoom = ZoomTransitionController()
    private let photos: [UIImage]
    private let cells: [UIImageView]

    /// Makes a grid with as many columns as fit, of cells 124 points wide.
    init() {
        // The photo is as wide as the screen, so that an open photo has the same width.
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 402, height: 402)).image { context in
            UIColor(red: 0.9, green: 0.5, blue: 0.2, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 402, height: 402))
        }
        photos = Array(repeating: photo, count: 15)
        cells = photos.map { UIImageView(image: $0) }
        super.init(nibName: nil, bundle: nil)
        zoom.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, cell) in cells.enumerated() {
            cell.contentMode = .scaleAspectFill
            cell.clipsToBounds = true
            cell.frame = CGRect(x: 9 + CGFloat(index % 3) * 130, y: 120 + CGFloat(index / 3) * 130, width: 124, height: 124)
            view.addSubview(cell)
        }
    }

    /// Returns the place of a photo in the grid, in points of the window.
    func home(of item: Int) -> CGRect { cells[item].convert(cells[item].bounds, to: nil) }
}

extension FeelGrid: PhotoPagerDataSource, ZoomTransitionSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index] }

    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        (item as? Int).flatMap { cells.indices.contains($0) ? cells[$0] : nil }
    }
}

/// A screen that shares no views with other screens.
final class PlainScreen: UIViewController, SharedViewTransitionScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func sharedViews(with other: UIViewController) -> [SharedView] { [] }
}
