import UIKit

extension UINavigationController {
    /// The recognizers of UIKit's swipe back: from the leading edge and, from iOS 26 on, anywhere in the content.
    var popGestureRecognizers: [UIGestureRecognizer] {
        var recognizers = [interactivePopGestureRecognizer].compactMap { $0 }
        // Found by its name, because SDKs before iOS 26 do not declare it.
        #if canImport(ObjectiveC)
            if #available(iOS 26.0, *), let content = value(forKey: "interactiveContentPopGestureRecognizer") as? UIGestureRecognizer {
                recognizers.append(content)
            }
        #endif
        return recognizers
    }
}
