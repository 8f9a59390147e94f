import TestSupport
import UIKit

extension PostContents {
    /// The views that are in a wrong place or have a wrong height for their content, in words. Empty at rest.
    var faults: [String] {
        var faults: [String] = []
        func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) {
            if !isRight { faults.append("\(nameLabel.text ?? "?"): \(fault())") }
        }
        expect(media.superview === self && media.shownAlpha == 1 && !media.isHidden, "there is no photo")
        expect(media.frame.width == bounds.width, "a photo at \(media.frame) in \(bounds)")
        let height = media.frame.width * proportion
        expect(abs(media.frame.height - height) <= 0.51, "a photo of the height \(media.frame.height), not \(height)")
        expect(abs(textLabel.frame.minY - media.frame.maxY - 8) <= 0.51, "a text at \(textLabel.frame) below \(media.frame)")
        expect(abs(bounds.height - textLabel.frame.maxY - 12) <= 0.51, "\(textLabel.frame) in \(bounds)")
        let fitting = textLabel.sizeThatFits(CGSize(width: textLabel.bounds.width, height: .greatestFiniteMagnitude)).height
        expect(abs(textLabel.bounds.height - fitting) <= 0.51, "a text of \(textLabel.bounds.height), not \(fitting)")
        return faults
    }
}
