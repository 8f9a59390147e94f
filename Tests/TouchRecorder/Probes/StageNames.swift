import UIKit

/// An app that gives its views names in recordings, the same on every phone. The recorded window's root view controller must conform.
@MainActor package protocol RecordedStage: UIViewController {
    /// The main scroll views of the visible screens, each with its name.
    var recordedScrollViews: [(view: UIScrollView, name: String)] { get }
    /// Returns the name of a view, or `nil` if the view has none.
    func recordedName(of view: UIView) -> String?
}

/// The names of the views in a recording.
@MainActor struct StageNames {
    private weak var window: UIWindow?

    init(in window: UIWindow) {
        self.window = window
    }

    private var stage: (any RecordedStage)? { window?.rootViewController as? any RecordedStage }

    /// The main scroll views of the visible screens, each with its name.
    var scrollViews: [(view: UIScrollView, name: String)] { stage?.recordedScrollViews ?? [] }

    /// Returns the name of a view, or `nil` if the view has none.
    func name(of view: UIView) -> String? {
        view is UIWindow ? "window" : stage?.recordedName(of: view)
    }
}
