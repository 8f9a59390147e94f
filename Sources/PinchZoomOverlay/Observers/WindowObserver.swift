import UIKit

/// A view that is not seen and tells when it leaves its window: with the cell that holds it, however that goes.
///
/// UIKit tells nobody but the view itself; this one listens in its stead.
@MainActor class WindowObserver: UIView {
    private var didLeave: (@MainActor () -> Void)?
    private var isLeaving = false

    init(didLeave: @escaping @MainActor () -> Void) {
        self.didLeave = didLeave
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        isLeaving = window != nil && newWindow !== window
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard isLeaving else { return }
        isLeaving = false
        didLeave?()
    }

    /// Goes without a word.
    func end() {
        didLeave = nil
        removeFromSuperview()
    }
}
