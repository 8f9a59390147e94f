extension UIResponder {
    /// Posted before the keyboard on the screen is shown.
    nonisolated public class var keyboardWillShowNotification: NSNotification.Name { .init("UIKeyboardWillShowNotification") }
    /// Posted after the keyboard on the screen was shown.
    nonisolated public class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
    /// Posted before the keyboard on the screen is hidden.
    nonisolated public class var keyboardWillHideNotification: NSNotification.Name { .init("UIKeyboardWillHideNotification") }
    /// Posted after the keyboard on the screen was hidden.
    nonisolated public class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
    /// Posted before the keyboard's frame changes.
    nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name { .init("UIKeyboardWillChangeFrameNotification") }
    /// Posted after the keyboard's frame has changed.
    nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name { .init("UIKeyboardDidChangeFrameNotification") }

    /// The key of the keyboard's frame before a change, in points of the screen. The value is a `CGRect`.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the keyboard's frame after a change, in points of the screen. The value is a `CGRect`.
    nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of the duration of the keyboard's animation, in seconds.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    /// The key of the `UIView.AnimationCurve` of the keyboard's animation, as a raw value.
    nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key of a Boolean value: whether the keyboard belongs to this app.
    nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
