/// The running animations, the open transactions and animation blocks, and the calls that are due after animations' ends.
package final class AnimationSchedule {
    /// The number of turns that have been committed.
    private(set) var commitCount = 0

    /// Whether anything has been changed, or has requested layout or drawing, since the last commit. Core Animation wakes the run loop for
    /// such changes.
    package private(set) var hasChanges = false

    /// The number of changes of layers.
    package private(set) var layerChangeCount = 0

    /// The number of layouts of views.
    package private(set) var layoutCount = 0

    /// The blocks that receive the changes of views' properties, with the innermost last.
    package var recorders: [any ChangeRecorder] = []

    /// The value of `UIView.setAnimationsEnabled(_:)`.
    package var areViewAnimationsEnabled = true

    /// The implicit transaction, followed by the explicit ones, with the innermost last.
    var transactions = [Transaction()]

    private var motions: [any RunningMotion] = []
    private var messages: [() -> Void] = []

    // MARK: Motions

    package func add(_ motion: any RunningMotion) {
        guard !motions.contains(where: { $0 === motion }) else { return }
        motions.append(motion)
    }

    package func remove(_ motion: any RunningMotion) {
        motions.removeAll { $0 === motion }
    }

    /// Ends the motions whose time is over, in the order of their ends and then of their beginnings.
    @MainActor func endMotions(at now: CFTimeInterval) {
        // A nanosecond of tolerance, because sums of frame durations are not exact.
        let ended = motions.filter { $0.endTime <= now + 1e-9 }
        let ordered = ended.enumerated().sorted { ($0.element.endTime, $0.offset) < ($1.element.endTime, $1.offset) }
        for (_, motion) in ordered where motions.contains(where: { $0 === motion }) { motion.end() }
    }

    /// Ends all running motions while nothing can be seen, as on a phone whose app has gone to the background.
    @MainActor func endMotionsUnseen() {
        for motion in motions where motions.contains(where: { $0 === motion }) { motion.endUnseen() }
    }

    var descriptions: [String] {
        motions.compactMap(\.name) + (messages.isEmpty ? [] : ["an animation's completion"])
    }

    // MARK: Messages

    /// Adds a closure that is called after the turn has been committed.
    package func enqueue(_ message: @escaping () -> Void) {
        messages.append(message)
    }

    package var hasMessages: Bool { !messages.isEmpty }

    package func deliverMessages() {
        let due = messages
        messages = []
        for message in due { message() }
    }

    // MARK: Commits

    private struct WeakLayer {
        weak var layer: CALayer?
    }

    private var layersOfFormerContents: [WeakLayer] = []

    /// Makes a layer release its former values, sublayers and mask after the commit. Without this, a photo's pixels would stay in memory
    /// with the layer.
    func forgetsCommittedValues(of layer: CALayer) {
        layersOfFormerContents.append(WeakLayer(layer: layer))
    }

    package func noteChange() {
        hasChanges = true
    }

    /// Counts a change of a layer: a property, an animation or a sublayer.
    func countLayerChange() {
        layerChangeCount += 1
        noteChange()
    }

    package func countLayout() {
        layoutCount += 1
    }

    /// Ends a turn. Layers that have left the screen lose their animations, as on a phone.
    func commit() {
        commitCount += 1
        hasChanges = false
        for former in layersOfFormerContents {
            former.layer?.committed = nil
            former.layer?.committedParts = nil
        }
        layersOfFormerContents = []
        for motion in motions { motion.dropAnimationsOffScreen() }
    }
}

/// A motion that proceeds with time and has an end.
package protocol RunningMotion: AnyObject {
    /// The time of the end, or infinity if only a call ends the motion.
    var endTime: CFTimeInterval { get }
    /// A description of the motion, or `nil` while the motion is held.
    var name: String? { get }
    /// Ends the motion on time.
    @MainActor func end()
    /// Ends the motion early, because the app is in the background.
    @MainActor func endUnseen()
    /// Removes animations of layers in no window, at the end of a turn.
    func dropAnimationsOffScreen()
}

/// An open animation block.
package protocol ChangeRecorder: AnyObject {
    /// The pace that inner blocks take over.
    var curve: MotionCurve { get }
    /// Called after a property of a view's layer has a new value.
    func propertyDidChange(_ key: LayerKey, of layer: CALayer, from old: LayerValue, to new: LayerValue)
}

extension RenderServer {
    /// Ends the animations whose time is over.
    @MainActor package func finishAnimations() {
        schedule.endMotions(at: now)
    }

    /// Ends the animations of an app that is in the background.
    @MainActor package func endAnimationsUnseen() {
        schedule.endMotionsUnseen()
    }

    package var workUnderWay: [String] { schedule.descriptions }
}
