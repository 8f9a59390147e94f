/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
