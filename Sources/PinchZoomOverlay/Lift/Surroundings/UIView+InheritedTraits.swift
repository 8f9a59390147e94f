import UIKit

extension UIView {
    /// Gives a view of the overlay the traits of a place elsewhere in the window, since it inherits the window's where it lies.
    ///
    /// Before iOS 17 there is no way to do so but for light and dark. A trait of the app's own stays what it is in the window: what the system
    /// keeps it as, a whole number or an object, cannot be told from its type, and the wrong one raises.
    func inheritTraits(of place: UIView) {
        guard !inheritsTraits(of: place) else { return }
        let traits = place.traitCollection
        overrideUserInterfaceStyle = traits.userInterfaceStyle
        guard #available(iOS 17, *) else { return }
        var overrides = traitOverrides
        overrides.userInterfaceLevel = traits.userInterfaceLevel
        overrides.horizontalSizeClass = traits.horizontalSizeClass
        overrides.verticalSizeClass = traits.verticalSizeClass
        overrides.layoutDirection = traits.layoutDirection
        overrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
        traitOverrides = overrides
    }

    /// Whether it has the traits that a place has now: the window's without being given any, or those that it has been given.
    func inheritsTraits(of place: UIView) -> Bool {
        let traits = place.traitCollection
        if overrideUserInterfaceStyle == .unspecified { return traits == place.window?.traitCollection }
        guard overrideUserInterfaceStyle == traits.userInterfaceStyle else { return false }
        guard #available(iOS 17, *) else { return true }
        let overrides = traitOverrides
        return overrides.userInterfaceLevel == traits.userInterfaceLevel && overrides.horizontalSizeClass == traits.horizontalSizeClass
            && overrides.verticalSizeClass == traits.verticalSizeClass && overrides.layoutDirection == traits.layoutDirection
            && overrides.preferredContentSizeCategory == traits.preferredContentSizeCategory
    }
}
