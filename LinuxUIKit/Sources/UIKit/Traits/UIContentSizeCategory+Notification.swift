extension UIContentSizeCategory {
    /// Posted when the user changes the text size.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}
