import HeadlessDevice
import UIKit

extension HeadlessDevice {
    /// Returns the elements that VoiceOver finds on the screen and that offer an action.
    public func accessibilityElements(offering name: String) -> [UIResponder] {
        accessibilityElements.filter { $0.accessibilityCustomActions?.contains { $0.name == name } ?? false }
    }

    /// The labels of the elements that VoiceOver finds on the screen, in order. An element without a label has an empty string.
    public var spokenLabels: [String] { accessibilityElements.map { $0.accessibilityLabel ?? "" } }
}
