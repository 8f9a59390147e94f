import UIKit

/// Reduce Transparency and Increase Contrast, which ask for backgrounds through which nothing shines.
@MainActor enum SolidBackgrounds {
    static var areWanted: Bool { UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isDarkerSystemColorsEnabled }

    /// Creates an observer that calls a closure when one of the two settings is turned on or off.
    static func observe(_ handler: @escaping @MainActor () -> Void) -> NotificationObserver {
        NotificationObserver(
            of: UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            handler: handler
        )
    }
}
