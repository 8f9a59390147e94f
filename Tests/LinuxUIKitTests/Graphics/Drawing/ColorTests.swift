import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicolor.
@MainActor @Suite("Colours", .timeLimit(.minutes(20))) struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        let components = color.resolvedColor(with: traits).cgColor.components ?? []
        return components.map { Int(($0 * 255).rounded()) }
    }

    /// From Apple's Human Interface Guidelines, Color, "Specifications" (system colours and greys), and UIColor's header.
    @Test("Colours of the system have the published values in light and dark")
    func systemColors() {
        let published: [(UIColor, [Int], [Int])] = [
            (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]), (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
            (.systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]), (.systemPink, [255, 45, 85, 255], [255, 55, 95, 255]),
            (.systemGray, [142, 142, 147, 255], [142, 142, 147, 255]), (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
            (.label, [0, 0, 0, 255], [255, 255, 255, 255]), (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
            (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
            (.secondarySystemBackground, [242, 242, 247, 255], [28, 28, 30, 255]),
            (.tertiarySystemBackground, [255, 255, 255, 255], [44, 44, 46, 255]),
        ]
        for (color, inLight, inDark) in published {
            #expect(bytes(color, light) == inLight)
            #expect(bytes(color, dark) == inDark)
        }
    }

    @Test("A dynamic colour asks its provider each time, and resolves to a fixed one")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(bytes(color, dark) == [255, 255, 255, 255])
        #expect(bytes(color, light) == [0, 0, 0, 255])
        #expect(bytes(color.resolvedColor(with: dark), light) == [255, 255, 255, 255])
        #expect(bytes(color.withAlphaComponent(0.2), dark) == [255, 255, 255, 51])
        dark.performAsCurrent { #expect(color.cgColor.components == [1, 1, 1, 1]) }
        light.performAsCurrent { #expect(color.cgColor.components == [0, 0, 0, 1]) }
    }

    @Test("A view's dynamic background follows the user's switch to dark and an override of the style")
    func views() {
        let screen = LayerScreen()
        screen.view.backgroundColor = .systemBackground
        #expect(screen.picture[50, 50] == Ink.white)
        screen.device.setUserInterfaceStyle(.dark)
        #expect(screen.picture[50, 50] == Ink.black)
        screen.view.overrideUserInterfaceStyle = .light
        #expect(screen.picture[50, 50] == Ink.white)
    }

    @Test("Fixed colours are equal by their components, however they were made", .chosen)
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor.label == UIColor.label)
    }
}
