import UIKit

/// Calls a closure whenever a recognizer sends its actions, besides those that it has, until it is let go or ended.
///
/// A target and an action on Apple's systems: Swift on Linux has no selectors.
@MainActor final class RecognizerObservation: NSObject {
    private weak var recognizer: UIGestureRecognizer?
    private let act: @MainActor (UIGestureRecognizer) -> Void

    init(_ recognizer: UIGestureRecognizer, act: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.recognizer = recognizer
        self.act = act
        super.init()
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(didAct(_:)))
        #else
            // What is added there stays: it has nobody to call when this has gone.
            recognizer.addHandler { [weak self] in self?.didAct($0) }
        #endif
    }

    /// Stops it.
    func end() {
        #if canImport(ObjectiveC)
            recognizer?.removeTarget(self, action: nil)
        #endif
        recognizer = nil
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func didAct(_ recognizer: UIGestureRecognizer) {
        if self.recognizer != nil { act(recognizer) }
    }
}
