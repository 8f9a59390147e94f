import UIKit

extension UIImage {
    /// Returns a decoded copy of the image, or the image itself if it can't be decoded. The main thread doesn't have to decode the copy
    /// when a view shows it.
    @MainActor func preparedForDisplay() async -> UIImage {
        await byPreparingForDisplay() ?? self
    }
}
