/// The toolbar of a navigation controller. The toolbar is made when it is first shown or read.
@MainActor struct NavigationToolbar {
    /// Whether the app hides the toolbar.
    var isHidden = true
    /// Whether the toolbar is out of sight. During a push or pop, the toolbar may still be on its way.
    var isAway = true
    /// Whether the toolbar is being prepared to come or go.
    var isSettingOut = false
    var bar: UIToolbar?
}
