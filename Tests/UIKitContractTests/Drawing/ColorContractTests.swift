import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicolor.
@MainActor @Suite("Colours", timeLimit(minutes: 20)) struct ColorContractTests {
    @Test("The components come out as they went in; hue, saturation and brightness as red, green and blue")
    func components() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red) < 1e-9 && abs(green - 0.5) < 1e-9 && abs(blue) < 1e-9 && alpha == 0.25)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil) && white == 0.3)
    }
}
