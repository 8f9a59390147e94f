import UIKit

/// An app whose views have names in recordings, the same on every phone. The recorded window's root view controller is the one.
@MainActor package protocol RecordedStage: UIViewController {
    /// The scroll views of the screens that are shown, each with its name.
    var recordedScrollViews: [(view: UIScrollView, name: String)] { get }
    /// The name of a view, or nil if it has none.
    func recordedName(of view: UIView) -> String?
}

/// The names of what takes part in a recording.
@MainActor struct StageNames {
    private weak var window: UIWindow?

    init(in window: UIWindow) {
        self.window = window
    }

    private var stage: (any RecordedStage)? { window?.rootViewController as? any RecordedStage }

    /// The scroll views of the screens that are shown, each with its name.
    var scrollViews: [(view: UIScrollView, name: String)] { stage?.recordedScrollViews ?? [] }

    /// The name of a view, or nil if it has none.
    func name(of view: UIView) -> String? {
        view is UIWindow ? "window" : stage?.recordedName(of: view)
    }
}
