import HeadlessDevice
import UIKit

extension HeadlessDevice.Configuration {
    /// A phone with a small screen, for tests that compare pixels. A picture of a small screen is made quickly.
    public static var small: HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(size: CGSize(width: 320, height: 320), safeAreaInsets: .zero)
    }
}
