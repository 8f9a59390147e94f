import HeadlessDevice
import UIKit

extension HeadlessDevice {
    /// The elements that VoiceOver finds on the screen and that offer an action.
    public func accessibilityElements(offering name: String) -> [UIResponder] {
        accessibilityElements.filter { $0.accessibilityCustomActions?.contains { $0.name == name } ?? false }
    }

    /// The labels of the elements that VoiceOver finds on the screen, in order; an empty string for an element without a label.
    public var spokenLabels: [String] { accessibilityElements.map { $0.accessibilityLabel ?? "" } }
}
