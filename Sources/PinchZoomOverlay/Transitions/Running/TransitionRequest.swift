import UIKit

/// A transition that UIKit or a finger asks for.
@MainActor struct TransitionRequest {
    /// Where it goes.
    let end: TransitionEnd
    /// The screen that is left for the other, and come back to; or one that it is shown in.
    let source: UIViewController
    /// The screen that is opened, or one that it is shown in.
    let destination: UIViewController
    let start: TransitionStart
}

/// How a transition begins.
enum TransitionStart {
    case byItself
    /// Driven by a finger, which may hold what flies already.
    case underFinger(goingOnWith: (any HoldableAnimation)?)

    var isByItself: Bool {
        if case .byItself = self { true } else { false }
    }
}
