/// What the last commit has brought to the screen. There is no second tree of layers: each keeps what it showed when it is changed first.
extension CALayer {
    /// Comes before every change of the model or of the animations.
    func keepCommittedValues() {
        let schedule = RenderServer.current.schedule
        guard presented == nil else { return }
        schedule.countLayerChange()
        guard committed?.commit != schedule.commitCount else { return }
        committed = (schedule.commitCount, presentationValues)
    }

    /// What is on screen: the present values, unless they have been changed since the last commit.
    var committedValues: LayerValues {
        guard let committed, committed.commit == RenderServer.current.schedule.commitCount else { return presentationValues }
        return committed.values
    }

    /// Whether it was in a window when the last turn was committed, wherever it lies now.
    var hasBeenCommitted: Bool {
        let commit = RenderServer.current.schedule.commitCount
        var layer = self
        while layer.departureCommit != commit {
            guard layer.attachmentCommit != commit else { return false }
            guard let next = layer.host else { return layer.view is UIWindow }
            layer = next
        }
        return true
    }
}
