#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Delays reports during a SwiftUI update. A report changes the app's state, and SwiftUI allows no such change during an update.
@MainActor final class ViewUpdate {
    private var depth = 0
    /// The last closure that waits for the next frame.
    private var report: (@MainActor () -> Void)?

    /// Runs an update, during which reports are delayed.
    func perform(_ update: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        update()
    }

    /// Calls a closure at once or, during an update, with the next frame. If updates pass several closures, only the last closure is
    /// called.
    func afterwards(_ report: @escaping @MainActor () -> Void) {
        if depth > 0 { inNextFrame(report) } else { report() }
    }

    /// Calls a closure with the next frame, unless another closure is passed until then.
    func inNextFrame(_ report: @escaping @MainActor () -> Void) {
        // If each update waited for another frame, an update with each frame could delay the closure for as long as the updates last.
        let isWaiting = self.report != nil
        self.report = report
        guard !isWaiting else { return }
        FrameLink.next { [self] in
            let report = self.report
            self.report = nil
            report?()
        }
    }
}
#endif
