import HeadlessDevice
import Testing
import UIKit

/// From the pages of UIImageView.preferredImageDynamicRange, UIImageView.imageDynamicRange and UIImage.DynamicRange, and UIImage.h.
@MainActor @Suite("Dynamic range of images", .timeLimit(.minutes(20))) struct DynamicRangeTests {
    @Test("Unspecified unless set; a screen of the standard range shows no more than that")
    func range() throws {
        try HeadlessDevice.run { device in
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(view.preferredImageDynamicRange == .unspecified)
            view.preferredImageDynamicRange = .high
            device.show(view)
            #expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
            #expect(
                [UIImage.DynamicRange.unspecified, .standard, .constrainedHigh, .high].map(\.rawValue) == [-1, 0, 1, 2]
            )
            #expect(!UIImage().isHighDynamicRange)
        }
    }
}
