/// The time in which an app updates its views: the state that they show must not change meanwhile, so whoever keeps it is told afterwards.
@MainActor final class ViewUpdate {
    private var depth = 0
    private var link: FrameLink?

    /// Updates.
    func perform(_ update: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        update()
    }

    /// Calls at once, or with the next frame if this is asked for within an update: then once, however often it was asked for.
    func afterwards(_ report: @escaping @MainActor () -> Void) {
        guard depth > 0 else { return report() }
        link?.end()
        link = FrameLink { _ in
            report()
            return false
        }
    }
}
