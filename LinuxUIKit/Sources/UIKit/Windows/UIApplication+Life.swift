extension UIApplication {
    /// Posted when the app has been launched.
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted when the app receives events.
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted when the app is about to stop receiving events.
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    /// Posted when the app has left the screen.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted when the app is about to come to the screen.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted when the memory is running short.
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// Posted when the app is about to end.
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Moves to another state through the states between. At each step, first the delegate is notified, then the notification center (the
    /// delegate methods' pages). If scenes have delegates, the app's delegate isn't notified.
    func move(to state: State) {
        while applicationState != state {
            switch (applicationState, state) {
            case (.active, _):
                tellDelegate { $0.applicationWillResignActive(self) }
                post(UIApplication.willResignActiveNotification)
                applicationState = .inactive
            case (.inactive, .background):
                applicationState = .background
                tellDelegate { $0.applicationDidEnterBackground(self) }
                post(UIApplication.didEnterBackgroundNotification)
            case (.inactive, _):
                applicationState = .active
                tellDelegate { $0.applicationDidBecomeActive(self) }
                post(UIApplication.didBecomeActiveNotification)
            case (.background, _):
                tellDelegate { $0.applicationWillEnterForeground(self) }
                post(UIApplication.willEnterForegroundNotification)
                applicationState = .inactive
            }
        }
    }

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    private func tellDelegate(_ call: (any UIApplicationDelegate) -> Void) {
        guard !isSceneBased, let delegate else { return }
        call(delegate)
    }
}
