/// Delays reports during a SwiftUI update. A report changes the app's state, and SwiftUI allows no such change during an update.
@MainActor final class ViewUpdate {
    private var depth = 0
    private var link: FrameLink?

    /// Runs an update, during which reports are delayed.
    func perform(_ update: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        update()
    }

    /// Calls a closure at once or, during an update, with the next frame. If an update passes several closures, only the last closure is
    /// called.
    func afterwards(_ report: @escaping @MainActor () -> Void) {
        guard depth > 0 else { return report() }
        link?.end()
        link = FrameLink { _ in
            report()
            return false
        }
    }
}
