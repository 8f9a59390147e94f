/// Waits for the end of several animations, and then calls a closure once. The argument says whether all animations ran to their end.
package final class CompletionGroup {
    private var pending = 0
    private var isClosed = false
    private var allFinished = true
    private var action: ((Bool) -> Void)?

    package init(_ action: ((Bool) -> Void)?) {
        self.action = action
    }

    func enter() {
        pending += 1
    }

    func leave(finished: Bool) {
        pending -= 1
        allFinished = allFinished && finished
        tellIfDone(immediately: false)
    }

    /// Closes the group, to which no further animation is added.
    package func close(immediately: Bool = false) {
        guard !isClosed else { return }
        isClosed = true
        tellIfDone(immediately: immediately)
    }

    private func tellIfDone(immediately: Bool) {
        guard isClosed, pending == 0, let action else { return }
        self.action = nil
        let finished = allFinished
        if immediately {
            action(finished)
        } else {
            RenderServer.current.schedule.enqueue { action(finished) }
        }
    }
}
