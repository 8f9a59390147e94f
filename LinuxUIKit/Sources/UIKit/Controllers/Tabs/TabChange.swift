/// A change of tabs: one tab's view has replaced another's, but the controllers haven't been notified of the end yet.
struct TabChange {
    let from: UIViewController?
    let to: UIViewController?
}
