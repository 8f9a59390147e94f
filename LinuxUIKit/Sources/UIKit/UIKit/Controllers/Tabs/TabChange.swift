/// One tab's view has taken another's place, and they do not know that it is done.
struct TabChange {
    let from: UIViewController?
    let to: UIViewController?
}
