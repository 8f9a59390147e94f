import PinchZoomOverlay
import UIKit

/// A column of the comparison: a library that lifts the photo of a cell under two fingers.
///
/// The repository has the component and a bare recognizer. A program outside the repository adds other libraries: the program depends on
/// this package by its path, describes each library by a contestant, and passes the contestants to ``CostComparison``.
@MainActor public struct Contestant {
    let name: String
    let makePhotoView: () -> UIImageView
    let prepareCell: (PhotoCell, UIViewController) -> Void
    let reuseCell: (PhotoCell, UIViewController) -> Void
    let prepareList: (UICollectionView) -> Void

    /// Creates a contestant.
    ///
    /// - Parameters:
    ///   - name: The title of the column.
    ///   - makePhotoView: A closure that returns a view for a photo. The default returns an image view.
    ///   - prepareCell: A closure that runs once for each cell, after the cell has a photo.
    ///   - reuseCell: A closure that runs each time a cell gets a photo, also the first time.
    ///   - prepareList: A closure that runs once for the list.
    public init(
        _ name: String,
        makePhotoView: @escaping () -> UIImageView = { UIImageView() },
        prepareCell: @escaping (PhotoCell, UIViewController) -> Void = { _, _ in },
        reuseCell: @escaping (PhotoCell, UIViewController) -> Void = { _, _ in },
        prepareList: @escaping (UICollectionView) -> Void = { _ in }
    ) {
        self.name = name
        self.makePhotoView = makePhotoView
        self.prepareCell = prepareCell
        self.reuseCell = reuseCell
        self.prepareList = prepareList
    }

    /// A list without any recognizer on its cells.
    static let plain = Contestant("plain list")

    /// A pinch recognizer of UIKit's on every cell, whose handler does nothing: the cost of UIKit's part of a pinch.
    package static let bareRecognizer = Contestant(
        "bare recognizer",
        prepareCell: { cell, _ in
            for view in [cell] + cell.furtherPhotoViews {
                view.isUserInteractionEnabled = true
                view.addGestureRecognizer(UIPinchGestureRecognizer { _ in })
            }
        }
    )

    /// The component on every cell.
    package static let component = Contestant(
        "this package",
        prepareCell: { cell, controller in
            cell.enablePinchZoom()
            cell.pinchZoomDelegate = controller as? any PinchZoomInteractionDelegate
            for photoView in cell.furtherPhotoViews { photoView.addInteraction(PinchZoomInteraction()) }
        }
    )

    /// The component on the list, with nothing on the cells.
    static let componentOnList = Contestant(
        "this package, on the list",
        prepareList: { $0.addInteraction(PinchZoomInteraction(lifting: .imageViews)) }
    )
}
