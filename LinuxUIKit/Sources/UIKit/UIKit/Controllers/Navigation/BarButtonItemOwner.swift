/// What shows buttons of bars, and is told when one of them has changed.
@MainActor protocol BarButtonItemOwner: AnyObject {
    func contentDidChange()
}

extension UINavigationItem: BarButtonItemOwner {}
