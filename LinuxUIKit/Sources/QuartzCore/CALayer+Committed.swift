/// The values that the last commit has brought to the screen. There is no second tree of layers: before its first change after a commit,
/// each layer stores its values on screen.
extension CALayer {
    /// Stores the values on screen. Called before every change of the model or of the animations.
    @usableFromInline package final func keepCommittedValues() {
        let schedule = RenderServer.current.schedule
        guard presented == nil else { return }
        schedule.countLayerChange()
        guard committed?.commit != schedule.commitCount else { return }
        committed = (schedule.commitCount, presentationValues)
    }

    /// The values on screen: the present values, unless they have been changed since the last commit.
    package var committedValues: LayerValues {
        guard let committed, committed.commit == RenderServer.current.schedule.commitCount else { return presentationValues }
        return committed.values
    }

    /// Stores the sublayers and the mask on screen. Called before every change of them.
    func keepCommittedParts() {
        let schedule = RenderServer.current.schedule
        guard committedParts?.commit != schedule.commitCount else { return }
        committedParts = (schedule.commitCount, orderedSublayers, maskLayer)
        schedule.forgetsCommittedValues(of: self)
    }

    /// The sublayers on screen, wherever they are now.
    var committedSublayers: [CALayer] {
        guard let committedParts, committedParts.commit == RenderServer.current.schedule.commitCount else { return orderedSublayers }
        return committedParts.sublayers
    }

    /// The mask on screen.
    var committedMask: CALayer? {
        guard let committedParts, committedParts.commit == RenderServer.current.schedule.commitCount else { return maskLayer }
        return committedParts.mask
    }

    /// Whether the layer was in a window at the last commit, wherever the layer is now.
    package var hasBeenCommitted: Bool {
        let commit = RenderServer.current.schedule.commitCount
        var layer = self
        while layer.departureCommit != commit {
            guard layer.attachmentCommit != commit else { return false }
            guard let next = layer.host else { return layer.isScreenRoot }
            layer = next
        }
        return true
    }
}
