import HeadlessDevice
import PortableTestSupport
import UIKit

/// What every storm has: a phone, a seed, fingers, and a book of what has happened.
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

    /// One thing happens.
    func step() {}

    /// What must hold all the time.
    func checkState() {}

    /// What goes on in tasks has its turn now and then.
    func letTasksRun() async {}

    /// Everything comes to rest; what must hold then.
    func calmDown() async {}

    /// Nothing is left that would go on for ever.
    func end() async {}

    /// How often the component did what the storm is about.
    var resultCount: Int { 0 }

    /// Goes on until so many events have happened, or one of them did harm.
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

    /// Performs one of many actions, the likelier the more it weighs.
    final func perform<Storm>(oneOf actions: [(weight: Int, perform: @MainActor (Storm) -> Void)], in storm: Storm) {
        var choice = Int.random(in: 0..<actions.reduce(0) { $0 + $1.weight }, using: &random)
        for action in actions {
            choice -= action.weight
            if choice < 0 { return action.perform(storm) }
        }
    }

    /// How many animations go on for ever by themselves.
    var endlessAnimationCount: Int { 0 }

    final func settle() {
        do {
            device.advanceFrames()
            try device.advanceFrames(while: device.workUnderWay.count > endlessAnimationCount, limit: 20)
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

    /// Something lies over the app, or another one is shown.
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

    /// Writes down what happens next, as so many events.
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

    /// What went wrong, and what had happened before.
    final var report: String? {
        guard !troubles.isEmpty else { return nil }
        let lines = ["seed \(seed), event \(eventCount): " + troubles.prefix(5).joined(separator: "; ")] + trail
        return lines.joined(separator: "\n    ")
    }

    // MARK: Chance

    /// True once in so many times.
    final func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    final func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    final func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }
}

/// What must not outlive its screen.
@MainActor struct Remains {
    let name: String
    weak var object: AnyObject?
}
