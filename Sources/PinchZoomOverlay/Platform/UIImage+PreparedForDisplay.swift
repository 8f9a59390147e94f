import UIKit

extension UIImage {
    /// The image as it can be shown without being decoded on the main thread; itself where it cannot be decoded ahead.
    @MainActor func preparedForDisplay() async -> UIImage {
        await byPreparingForDisplay() ?? self
    }
}
