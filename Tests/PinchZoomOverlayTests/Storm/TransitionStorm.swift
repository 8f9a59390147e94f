import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A storm on one phone with an album in a tab, whose photos open screens of their own.
@MainActor final class TransitionStorm: StormBase {
    let tabs = UITabBarController()
    let navigation: UINavigationController
    let album: AlbumScreen
    /// The app's own delegate, which forwards calls to transition controllers. Apps can also use a transition controller this way.
    let middleman = MiddlemanDelegate()
    var isQuiet = false
    var otherWindow: UIWindow?
    /// Whether the tasks should run, because something has arrived for them.
    var areTasksDue = false
    /// Whether the storm has changed the contents of cells.
    var isAlbumSpoilt = false
    /// The opened screens that may still exist.
    private(set) var destinations: [Remains] = []
    private(set) var records: [AppearanceRecord] = []
    private var transitionCount = 0
    /// The screens of transitions whose end is expected, by the number of the expectation.
    private(set) var expectedEnds: [Int: String] = [:]
    private var endCount = 0
    private(set) var pinched = Set<ObjectIdentifier>()
    /// The listeners to the controllers' transitions.
    private(set) var ears: [TransitionStormEar] = []
    /// The noted objects that still exist.
    private var lastParts: [Remains] = []
    private var knownCells = Set<ObjectIdentifier>()

    init(seed: UInt64, on device: HeadlessDevice) {
        // The seed chooses the kind of list, so that each kind occurs with every phone.
        album = AlbumScreen(AlbumKind.allCases[Int(seed % 3)], seed: seed)
        navigation = UINavigationController(rootViewController: album)
        navigation.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
        let window = device.show(tabs)
        super.init(seed: seed, on: device, in: window)
        album.storm = self
        middleman.album = album
        album.controllers.values.forEach(listen)
        feel()
        chooseDelegate()
        device.advanceFrames()
        let record = AppearanceRecord(of: "the album", in: self, phase: .here)
        album.record = record
        records.append(record)
        remains += [Remains(name: "the album", object: album), Remains(name: "the navigation controller", object: navigation)]
        remains += [Remains(name: "the tab bar controller", object: tabs)]
        remains += album.controllers.map { Remains(name: "the \($0.key) controller", object: $0.value) }
    }

    /// Makes a transition controller or the app's own delegate the delegate of the navigation controller.
    func chooseDelegate() {
        navigation.delegate = chance(2) ? middleman : pick(TransitionKind.allCases).flatMap { album.controllers[$0] }
    }

    override var resultCount: Int { transitionCount }

    override func step() {
        recover()
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1: perform(oneOf: TransitionStorm.faults, in: self)
        case 2...4 where pager != nil: perform(oneOf: TransitionStorm.arrivals, in: self)
        case 5...6 where pager != nil: perform(oneOf: TransitionStorm.pagings, in: self)
        default: perform(oneOf: TransitionStorm.gestures, in: self)
        }
        lookForRun()
    }

    /// Runs the tasks after an arrival, and otherwise now and then. New requests wait until then.
    override func letTasksRun() async {
        if areTasksDue || chance(12) { await runTasks() }
    }

    override func checkState() { checkTransitions() }

    override func calmDown() async { await comeToRest() }

    override func end() async {
        album.server.failAll()
        await runTasks()
        album.server.forgetThePast()
    }

    override var endlessAnimationCount: Int { turningRingCount }

    // MARK: Screens

    /// Notes a screen that is opened.
    func note(_ controller: UIViewController, _ name: String) {
        destinations.append(Remains(name: name, object: controller))
        remains.append(Remains(name: name, object: controller))
    }

    func makeRecord(of name: String) -> AppearanceRecord {
        let record = AppearanceRecord(of: name, in: self)
        records.append(record)
        return record
    }

    func note(_ cell: any AlbumCell) {
        if knownCells.insert(ObjectIdentifier(cell)).inserted { remains.append(Remains(name: "a cell", object: cell)) }
    }

    func forgetTheDead() {
        destinations.removeAll { $0.object == nil }
        remains.removeAll { $0.object == nil }
        records.removeAll { $0.phase == .away && $0 !== album.record }
    }

    // MARK: Listening

    /// Expects that a transition ends exactly once.
    func watch(_ coordinator: any UIViewControllerTransitionCoordinator, of name: String) {
        endCount += 1
        let number = endCount
        let isExpected = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self else { return }
            if self.expectedEnds.removeValue(forKey: number) == nil { self.trouble("a transition of \(name) ended twice") }
            self.reply(to: "the end for \(name)")
        }
        // If the transition is just being taken back, its end has already been reported.
        if isExpected { expectedEnds[number] = name }
    }

    /// Starts to listen to a controller's transitions.
    func listen(to controller: TransitionController) {
        ears.removeAll { $0.controller == nil }
        ears.append(TransitionStormEar(for: controller, in: self))
    }

    func told(_ begins: Bool, _ interaction: PinchZoomInteraction) {
        let id = ObjectIdentifier(interaction)
        if begins, !pinched.insert(id).inserted { trouble("a pinch began twice") }
        if !begins, pinched.remove(id) == nil { trouble("a pinch ended that did not begin") }
    }

    /// The transitions that are under way or about to begin.
    var runs: [TransitionRun] {
        let own = openScreens.compactMap { ($0 as? any ZoomTransitionDestination)?.zoomTransition?.run }
        return TransitionKind.allCases.compactMap { album.controllers[$0]?.run } + own
    }

    func lookForRun() {
        for run in runs {
            note(run, "a run")
            if let animation = run.animation { note(animation, "an animation") }
        }
    }

    /// Notes an object that must not outlive its screen.
    func note(_ part: AnyObject, _ name: String) {
        lastParts.removeAll { $0.object == nil }
        guard !lastParts.contains(where: { $0.object === part }) else { return }
        lastParts.append(Remains(name: name, object: part))
        remains.append(Remains(name: name, object: part))
        if part is TransitionRun { transitionCount += 1 }
    }
}
