// The snippets of the recipe for cells that host SwiftUI, compiled on Apple's systems. `DocumentationTests` compares them.
#if canImport(SwiftUI)
import PinchZoomOverlay
import SwiftUI
import UIKit

@available(iOS 16.0, *)
final class HostedCellsViewController: UIViewController, UICollectionViewDelegate {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var photos: [UIImage] = []

    let registration = UICollectionView.CellRegistration<UICollectionViewCell, UIImage> { cell, _, photo in
        cell.contentConfiguration = UIHostingConfiguration {
            PinchZoomableImage(uiImage: photo)
        }
        .margins(.all, 0)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: indexPath.item)
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.collectionView.cellForItem(at: IndexPath(item: index, section: 0))?.contentView.firstImageView
        }
        navigationController?.pushViewController(pager, animated: true)
    }
}

@available(iOS 16.0, *)
extension HostedCellsViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index] }
}

extension UIView {
    var firstImageView: UIImageView? {
        self as? UIImageView ?? subviews.lazy.compactMap(\.firstImageView).first
    }
}
#endif
