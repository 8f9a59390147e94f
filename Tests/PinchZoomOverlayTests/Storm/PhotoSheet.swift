import PinchZoomOverlay
import TestSupport
import UIKit

@testable import PinchZoomTestSupport

/// A screen with a photo that can be pinched. As a sheet, the screen has two detents, so that fingers on the photo may also move the sheet.
final class PhotoSheet: UIViewController {
    let photo = UIImageView(image: TestImages.photo(5))
    let zoom = PinchZoomInteraction()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        photo.frame = CGRect(x: 45, y: 60, width: 300, height: 200)
        photo.addInteraction(zoom)
        view.addSubview(photo)
        sheetPresentationController?.detents = [.medium(), .large()]
    }
}
