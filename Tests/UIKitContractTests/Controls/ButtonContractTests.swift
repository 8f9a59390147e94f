import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uibutton and uibutton/configuration.
@MainActor @Suite("UIButton", timeLimit(minutes: 20)) struct ButtonContractTests {
    @Test("A state without a title of its own has the normal one")
    func titlesByState() {
        let button = UIButton(type: .custom)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        #expect(button.currentTitle == "Follow")
        button.isSelected = true
        #expect(button.currentTitle == "Following")
        button.isHighlighted = true
        #expect(button.currentTitle == "Follow", "selected and highlighted together is a state of its own")
        #expect(button.title(for: .disabled) == "Follow")
        button.isHighlighted = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Following")
    }

    /// From the pages of setBackgroundImage(_:for:), backgroundImage(for:) and currentBackgroundImage.
    @Test("A state without a background image of its own has the normal one")
    func backgroundImages() {
        let button = UIButton(type: .custom)
        let images = (0..<2).map { _ in UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in } }
        button.setBackgroundImage(images[0], for: .normal)
        button.setBackgroundImage(images[1], for: .selected)
        #expect(button.currentBackgroundImage === images[0] && button.backgroundImage(for: .disabled) === images[0])
        button.isSelected = true
        #expect(button.currentBackgroundImage === images[1])
    }
}
