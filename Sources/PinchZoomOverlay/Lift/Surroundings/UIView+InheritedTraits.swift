#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// Overrides the traits of this view, which is in the overlay, with the traits of a place. Without this, the view would inherit the
    /// window's traits.
    ///
    /// Before iOS 17, only light and dark can be overridden. A custom trait of the app isn't overridden, and has the window's value. The
    /// system stores such a trait as an integer or as an object, but the trait's type doesn't show which of the two. A wrong guess would
    /// raise an exception.
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

    /// Returns whether this view has the traits of a place, by inheritance or by overrides.
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
#endif
