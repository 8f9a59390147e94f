import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uilabel.
@MainActor @Suite("UILabel", timeLimit(minutes: 20)) struct LabelContractTests {
    @Test("The natural size is one line's, and sizeToFit takes it whatever the width was")
    func naturalSize() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.text = "Hello"
        let short = label.intrinsicContentSize
        #expect(short.width > 30 && short.height >= label.font.lineHeight - 0.5 && short.height < label.font.lineHeight + 1)
        label.text = "Hello Hello"
        #expect(label.intrinsicContentSize.width > 2 * short.width - 5)
        label.frame.size = CGSize(width: 10, height: 10)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
        #expect(label.frame.origin == .zero)
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
    }
}
