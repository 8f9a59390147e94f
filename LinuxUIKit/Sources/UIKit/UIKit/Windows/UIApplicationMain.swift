/// Starts the app and lets it run: makes the application and its delegate, of the class named, and hands control to the phone. Never returns. To be called by
/// the main thread.
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    precondition(
        principalClassName == nil || principalClassName == "UIApplication",
        "LinuxUIKit: UIApplicationMain takes no application class of one's own; it was \(principalClassName ?? "")"
    )
    guard let delegateClassName else {
        preconditionFailure("LinuxUIKit: UIApplicationMain needs the name of the app delegate's class")
    }
    return MainActor.assumeIsolated {
        Platform.current.launch(delegateClassName: delegateClassName)
        exit(Platform.current.runHost())
    }
}

extension UIApplicationDelegate {
    /// Starts the app with this class as its delegate; `@main` calls it.
    public static func main() {
        guard let delegateClass = Self.self as? NSObject.Type else {
            preconditionFailure("LinuxUIKit: the app delegate \(Self.self) must be a subclass of NSObject")
        }
        Platform.current.launch(delegateClass: delegateClass)
        exit(Platform.current.runHost())
    }
}
