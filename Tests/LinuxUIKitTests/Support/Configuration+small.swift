import HeadlessDevice
import UIKit

extension HeadlessDevice.Configuration {
    /// A phone with a small screen, for tests that look at pixels: a picture of it is made quickly.
    static var small: HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(size: CGSize(width: 320, height: 320), safeAreaInsets: .zero)
    }
}
