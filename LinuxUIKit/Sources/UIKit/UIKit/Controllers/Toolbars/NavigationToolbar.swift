/// The toolbar of a navigation controller, which is made when it is first to be seen or asked for.
@MainActor struct NavigationToolbar {
    /// Whether the app wants it out of sight.
    var isHidden = true
    /// Whether it stands out of sight; while it goes along with a push or pop it may not do so yet.
    var isAway = true
    /// Whether it is being made ready to come or go by itself.
    var isSettingOut = false
    var bar: UIToolbar?
}
