import UIKit

extension UINavigationController {
    /// The recognizers of UIKit's swipe back: from the leading edge and, from iOS 26 on, anywhere in the content.
    var popGestureRecognizers: [UIGestureRecognizer] {
        var recognizers = [interactivePopGestureRecognizer].compactMap { $0 }
        // Xcode 26 is the first with the second one.
        #if canImport(ObjectiveC) && compiler(>=6.2)
            if #available(iOS 26.0, *), let content = interactiveContentPopGestureRecognizer { recognizers.append(content) }
        #endif
        return recognizers
    }
}
