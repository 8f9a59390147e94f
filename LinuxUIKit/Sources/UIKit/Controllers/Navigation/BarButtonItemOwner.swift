/// An object that shows bar buttons, and is notified when a button has changed.
@MainActor protocol BarButtonItemOwner: AnyObject {
    func contentDidChange()
}

extension UINavigationItem: BarButtonItemOwner {}
