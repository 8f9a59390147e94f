import UIKit

extension UINavigationController {
    /// The recognizers of UIKit's swipe back. The first recognizer is at the leading edge. From iOS 26 on, a second recognizer covers the
    /// whole content.
    var popGestureRecognizers: [UIGestureRecognizer] {
        var recognizers = [interactivePopGestureRecognizer].compactMap { $0 }
        // The second recognizer is read by its name, because SDKs before iOS 26 don't declare the property.
        #if canImport(ObjectiveC)
            if #available(iOS 26.0, *), let content = value(forKey: "interactiveContentPopGestureRecognizer") as? UIGestureRecognizer {
                recognizers.append(content)
            }
        #endif
        return recognizers
    }
}
