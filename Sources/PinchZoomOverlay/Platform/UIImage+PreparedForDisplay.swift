import UIKit

extension UIImage {
    /// Returns a decoded image, which the main thread need not decode when it is shown, or the image itself if it cannot be decoded.
    @MainActor func preparedForDisplay() async -> UIImage {
        await byPreparingForDisplay() ?? self
    }
}
