/// Starts the app: makes the application and a delegate of the named class, and passes control to the phone. The function never returns.
/// Only the main thread may call this function.
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
    /// Starts the app with this class as its delegate. `@main` calls this method.
    public static func main() {
        guard let delegateClass = Self.self as? NSObject.Type else {
            preconditionFailure("LinuxUIKit: the app delegate \(Self.self) must be a subclass of NSObject")
        }
        Platform.current.launch(delegateClass: delegateClass)
        exit(Platform.current.runHost())
    }
}
