import UIKit

/// Calls a closure for each frame, until ``end()`` is called.
///
/// On Apple's systems, this class uses a target and an action; Swift on Linux has no selectors.
@MainActor final class FrameObservation: NSObject {
    private var link: CADisplayLink?
    private let act: @MainActor () -> Void

    init(framesPerSecond: Float, act: @escaping @MainActor () -> Void) {
        self.act = act
        super.init()
        #if canImport(ObjectiveC)
        // The link retains its target until ``end()`` is called.
        let link = CADisplayLink(target: self, selector: #selector(didShowFrame))
        #else
        let link = CADisplayLink { [weak self] _ in self?.didShowFrame() }
        #endif
        link.preferredFrameRateRange = CAFrameRateRange(
            minimum: framesPerSecond / 2,
            maximum: framesPerSecond,
            preferred: framesPerSecond
        )
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the calls.
    func end() {
        link?.invalidate()
        link = nil
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    private func didShowFrame() {
        act()
    }
}
