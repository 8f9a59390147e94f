import UIKit

extension UIView {
    /// Overrides the traits of a view of the overlay by those of a place. Otherwise the view would inherit the window's.
    ///
    /// Before iOS 17 only light and dark can be overridden. A trait of the app's own keeps the window's value: the system stores it as an
    /// integer or an object, the type doesn't tell which, and the wrong one raises.
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

    /// Returns whether a view has the traits of a place, by inheritance or by overrides.
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
