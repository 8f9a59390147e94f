import HeadlessDevice
import PortableTestSupport
import UIKit

/// The base class of all storms, with a phone, a seed, fingers, and a record of the last events.
@MainActor class StormBase {
    enum Life {
        case active, inactive, background
    }

    let seed: UInt64
    let device: HeadlessDevice
    let window: UIWindow
    var random: SeededGenerator
    var fingers: [Finger] = []
    private(set) var life = Life.active
    var remains: [Remains] = []
    private(set) var eventCount = 0
    private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

    private var trail: [String] = []
    private var troubles: [String] = []
    private static let isTraced = ProcessInfo.processInfo.environment["STORM_TRACE"] == "all"

    init(seed: UInt64, on device: HeadlessDevice, in window: UIWindow) {
        self.seed = seed
        self.device = device
        random = SeededGenerator(seed: seed)
        self.window = window
    }

    // MARK: From event to event

    /// Performs one random action.
    func step() {}

    /// Checks the conditions that hold all the time.
    func checkState() {}

    /// Runs waiting tasks, now and then.
    func letTasksRun() async {}

    /// Brings everything to rest, and checks the conditions at rest.
    func calmDown() async {}

    /// Ends all work that would go on forever.
    func end() async {}

    /// The number of zooms, transitions or opened files, depending on the storm.
    var resultCount: Int { 0 }

    /// Runs the storm until a number of events have happened, or until a check fails.
    final func rage(for events: Int) async {
        var nextCalm = 300
        var idleSteps = 0
        while eventCount < events, troubles.isEmpty {
            let (frames, before) = (device.frameCount, eventCount)
            step()
            count(device.frameCount - frames)
            idleSteps = eventCount == before ? idleSteps + 1 : 0
            if idleSteps == 10_000 { trouble("nothing happens any more") }
            await letTasksRun()
            checkState()
            if eventCount >= nextCalm, troubles.isEmpty {
                nextCalm = eventCount + Int.random(in: 100...600, using: &random)
                await calmDown()
            }
        }
        if troubles.isEmpty { await calmDown() }
    }

    /// Performs a random action. The greater the weight of an action, the likelier the action.
    final func perform<Storm>(oneOf actions: [(weight: Int, perform: @MainActor (Storm) -> Void)], in storm: Storm) {
        var choice = Int.random(in: 0..<actions.reduce(0) { $0 + $1.weight }, using: &random)
        for action in actions {
            choice -= action.weight
            if choice < 0 { return action.perform(storm) }
        }
    }

    /// The number of animations that don't end by themselves.
    var endlessAnimationCount: Int { 0 }

    final func settle() {
        do {
            device.advanceFrames()
            try device.advanceFrames(while: device.workUnderWay.count > endlessAnimationCount, limit: 20)
        } catch {
            trouble("\(error)")
        }
    }

    /// Runs all tasks until they wait for the storm, so that every run of a seed is the same.
    final func finishTasks() async {
        do {
            try await device.finishTasks(limit: 20)
        } catch {
            trouble("\(error)")
        }
    }

    // MARK: The phone

    final func turn() {
        let isAnimated = chance(2)
        let orientation = pick([UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight]) ?? .portrait
        log("turn to \(orientation), \(isAnimated)")
        device.rotate(to: orientation, animated: isAnimated)
    }

    /// Makes the app inactive, as under an overlay of the system, or moves the app to the background.
    final func deactivate() {
        life = chance(2) ? .inactive : .background
        log("the app is \(life)")
        if life == .inactive { device.resignActive() } else { device.enterBackground() }
    }

    final func activate() {
        log("the app is active again")
        if life == .background { device.enterForeground() } else { device.becomeActive() }
        life = .active
    }

    // MARK: Bookkeeping

    /// Records the next action, and counts the action as a number of events.
    final func log(_ text: String, events: Int = 1) {
        count(events)
        let line = "\(eventCount) at \(device.now): \(text)"
        if StormBase.isTraced { print(line) }
        trail.append(line)
        if trail.count > 25 { trail.removeFirst() }
        for byte in line.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    final func count(_ events: Int) {
        eventCount += events
    }

    final func trouble(_ text: String) {
        troubles.append(text)
    }

    final var isInTrouble: Bool { !troubles.isEmpty }

    /// The failures of checks and the last events before them, or `nil` if no check has failed.
    final var report: String? {
        guard !troubles.isEmpty else { return nil }
        let lines = ["seed \(seed), event \(eventCount): " + troubles.prefix(5).joined(separator: "; ")] + trail
        return lines.joined(separator: "\n    ")
    }

    // MARK: Chance

    /// Returns `true` with a probability of one in `times`.
    final func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    final func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    final func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }
}

/// An object that must not outlive its screen.
@MainActor struct Remains {
    let name: String
    weak var object: AnyObject?
}
