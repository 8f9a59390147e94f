import UIKit

/// A tap recognizer that calls a closure instead of a selector, because Swift on Linux has no selectors.
final class TapGestureRecognizer: UITapGestureRecognizer {
    init(action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
        #if canImport(ObjectiveC)
        self.action = action
        super.init(target: nil, action: nil)
        addTarget(self, action: #selector(act(_:)))
        #else
        super.init()
        addHandler { recognizer in
            if let tap = recognizer as? UITapGestureRecognizer { action(tap) }
        }
        #endif
    }

    #if canImport(ObjectiveC)
    private let action: @MainActor (UITapGestureRecognizer) -> Void

    @objc private func act(_ recognizer: UITapGestureRecognizer) {
        action(recognizer)
    }
    #endif
}
