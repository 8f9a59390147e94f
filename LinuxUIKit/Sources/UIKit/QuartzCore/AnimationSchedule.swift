/// The animations that run, the transactions and animation blocks that are open, and the messages of animations' ends.
package final class AnimationSchedule {
    /// Counts the turns that have been committed.
    private(set) var commitCount = 0

    /// Whether something has been changed, or asked for layout or drawing, since the last commit: Core Animation wakes the run loop for it.
    package private(set) var hasChanges = false

    /// Counts the changes of layers.
    package private(set) var layerChangeCount = 0

    /// Counts the layouts of views.
    package private(set) var layoutCount = 0

    /// Blocks that take in the changes of views' properties, the innermost last.
    var recorders: [any ChangeRecorder] = []

    /// The time of `UIView` animations that are made now, where an interaction drives it.
    var scrubbedTime: ScrubbedTime?

    /// `UIView.setAnimationsEnabled(_:)`.
    var areViewAnimationsEnabled = true

    /// The implicit transaction, then the explicit ones, the innermost last.
    var transactions = [Transaction()]

    private var motions: [any RunningMotion] = []
    private var messages: [() -> Void] = []

    // MARK: Motions

    func add(_ motion: any RunningMotion) {
        guard !motions.contains(where: { $0 === motion }) else { return }
        motions.append(motion)
    }

    func remove(_ motion: any RunningMotion) {
        motions.removeAll { $0 === motion }
    }

    /// Ends what has reached its end, in the order of the ends and then of the beginnings.
    @MainActor func endMotions(at now: CFTimeInterval) {
        // A nanosecond of grace, because sums of frame durations are not exact.
        let ended = motions.filter { $0.endTime <= now + 1e-9 }
        let ordered = ended.enumerated().sorted { ($0.element.endTime, $0.offset) < ($1.element.endTime, $1.offset) }
        for (_, motion) in ordered where motions.contains(where: { $0 === motion }) { motion.end() }
    }

    /// Nothing can be seen: whatever runs ends as on a phone that has gone to the background.
    @MainActor func endMotionsUnseen() {
        for motion in motions where motions.contains(where: { $0 === motion }) { motion.endUnseen() }
    }

    var descriptions: [String] {
        motions.compactMap(\.name) + (messages.isEmpty ? [] : ["an animation's completion"])
    }

    // MARK: Messages

    /// Something to be called when the turn has been committed.
    func enqueue(_ message: @escaping () -> Void) {
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

    /// Once the turn is committed a layer need not know any more what it showed before: a photo's pixels would stay with it.
    func forgetsCommittedValues(of layer: CALayer) {
        layersOfFormerContents.append(WeakLayer(layer: layer))
    }

    func noteChange() {
        hasChanges = true
    }

    /// Counts a change of a layer: a property, an animation or a sublayer.
    func countLayerChange() {
        layerChangeCount += 1
        noteChange()
    }

    func countLayout() {
        layoutCount += 1
    }

    /// Ends a turn: what has left the screen loses its animations, as it does on a phone.
    func commit() {
        commitCount += 1
        hasChanges = false
        for former in layersOfFormerContents { former.layer?.committed = nil }
        layersOfFormerContents = []
        for motion in motions { motion.dropAnimationsOffScreen() }
    }
}

/// Something that goes on with time and has an end.
protocol RunningMotion: AnyObject {
    /// When it ends; infinite if nothing but a message ends it.
    var endTime: CFTimeInterval { get }
    /// What it is, in words; nil while it is held.
    var name: String? { get }
    /// Its time has come.
    @MainActor func end()
    /// The app is in the background, where it ends before its time.
    @MainActor func endUnseen()
    /// A turn ends: animations of layers in no window go.
    func dropAnimationsOffScreen()
}

/// An open animation block.
protocol ChangeRecorder: AnyObject {
    /// The pace that blocks inside take over.
    var curve: MotionCurve { get }
    /// A property of a view's layer has a new value.
    func propertyDidChange(_ key: LayerKey, of layer: CALayer, from old: LayerValue, to new: LayerValue)
}

extension RenderServer {
    /// Ends the animations whose time has come.
    @MainActor func finishAnimations() {
        schedule.endMotions(at: now)
    }

    /// Ends the animations of an app that is in the background.
    @MainActor func endAnimationsUnseen() {
        schedule.endMotionsUnseen()
    }

    package var workUnderWay: [String] { schedule.descriptions }
}
