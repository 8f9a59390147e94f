import UIKit

/// Calls a closure whenever a recognizer sends its actions, in addition to its other targets, until ``end()`` is called or this object is
/// deallocated.
///
/// On Apple's systems, this class uses a target and an action; Swift on Linux has no selectors.
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
        // A handler can't be removed. After this object's deallocation, the handler does nothing.
        recognizer.addHandler { [weak self] in self?.didAct($0) }
        #endif
    }

    /// Stops the calls.
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
