import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

/// One phone with an album in a tab, whose photos open screens of their own, and all that befalls it.
@MainActor final class TransitionStorm: StormBase {
    enum Life {
        case active, inactive, background
    }

    enum Way: CaseIterable {
        case pushed, presented, presentedInNavigation
    }

    let tabs = UITabBarController()
    let navigation: UINavigationController
    let album = AlbumScreen()
    /// The app's own delegate, which hands the calls on: the other way to use a transition controller.
    let middleman = MiddlemanDelegate()
    var life = Life.active
    var isQuiet = false
    var otherWindow: UIWindow?
    /// The screens that were opened and may still be there.
    private(set) var destinations: [Remains] = []
    private(set) var records: [AppearanceRecord] = []
    private var transitionCount = 0
    /// The ends of transitions that somebody waits for.
    private(set) var expectedEnds: [Int: String] = [:]
    private var endCount = 0
    private(set) var pinched = Set<ObjectIdentifier>()
    private weak var lastRun: TransitionRun?
    private weak var lastScene: AnyObject?
    private var knownCells = Set<ObjectIdentifier>()

    init(seed: UInt64, on device: HeadlessDevice) {
        navigation = UINavigationController(rootViewController: album)
        navigation.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
        let window = device.show(tabs)
        super.init(seed: seed, on: device, in: window)
        album.storm = self
        middleman.album = album
        navigation.delegate = chance(2) ? album.zoom : middleman
        device.advanceFrames()
        let record = AppearanceRecord(of: "the album", in: self, phase: .here)
        album.record = record
        records.append(record)
        remains += [Remains(name: "the album", object: album), Remains(name: "the navigation controller", object: navigation)]
        remains += [Remains(name: "the tab bar controller", object: tabs), Remains(name: "the zoom controller", object: album.zoom)]
    }

    override var resultCount: Int { transitionCount }

    override func step() {
        recover()
        perform(oneOf: chance(6) ? TransitionStorm.faults : TransitionStorm.gestures, in: self)
        lookForRun()
    }

    override func checkState() { checkTransitions() }

    override func calmDown() { comeToRest() }

    // MARK: Opening

    /// Opens a photo, as a tap does.
    func open(_ index: Int, animated: Bool = true) {
        guard album.names.indices.contains(index) else { return }
        let way = pick(Way.allCases) ?? .pushed
        let destination = makeDestination(at: index)
        log("open \(album.names[index]), \(way), in \(destination is PhotoScreen ? "a screen" : "a pager"), \(animated)", events: 0)
        switch way {
        case .pushed:
            album.navigationController?.pushViewController(destination, animated: animated)
        case .presented:
            destination.transitioningDelegate = album.zoom
            destination.modalPresentationStyle = chance(3) ? .overFullScreen : .fullScreen
            album.present(destination, animated: animated)
        case .presentedInNavigation:
            let container = UINavigationController(rootViewController: destination)
            container.modalPresentationStyle = chance(3) ? .overFullScreen : .fullScreen
            container.transitioningDelegate = album.zoom
            note(container, "the presented navigation controller")
            album.present(container, animated: animated)
        }
        lookForRun()
    }

    /// Opens a photo, as fingers that let go of it do; sometimes the app does otherwise than it says.
    func openByPinch(_ index: Int) -> Bool {
        guard !isQuiet else { return false }
        if !chance(8) { open(index, animated: !chance(8)) }
        return !chance(8)
    }

    func makeDestination(at index: Int) -> UIViewController {
        let name = "the screen of \(album.names[index])"
        let destination: UIViewController
        if chance(3) {
            let screen = PhotoScreen(name: album.names[index])
            if !isQuiet, chance(4) { screen.answer = pick(AlbumScreen.Answer.allCases) ?? .truth }
            destination = screen
        } else {
            destination = PhotoPagerViewController(dataSource: album, index: index)
        }
        destination.hidesBottomBarWhenPushed = chance(6)
        let record = AppearanceRecord(of: name, in: self)
        records.append(record)
        AppearanceProbe.install(in: destination, record)
        note(destination, name)
        return destination
    }

    private func note(_ controller: UIViewController, _ name: String) {
        destinations.append(Remains(name: name, object: controller))
        remains.append(Remains(name: name, object: controller))
    }

    func note(_ cell: AlbumCell) {
        if knownCells.insert(ObjectIdentifier(cell)).inserted { remains.append(Remains(name: "a cell", object: cell)) }
    }

    func forgetTheDead() {
        destinations.removeAll { $0.object == nil }
        remains.removeAll { $0.object == nil }
        records.removeAll { $0.phase == .away && $0 !== album.record }
    }

    // MARK: Listening

    /// Every transition is to end, once.
    func watch(_ coordinator: any UIViewControllerTransitionCoordinator, of name: String) {
        endCount += 1
        let number = endCount
        let isExpected = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if let self, self.expectedEnds.removeValue(forKey: number) == nil { self.trouble("a transition of \(name) ended twice") }
        }
        // One that is just being taken back has told its end.
        if isExpected { expectedEnds[number] = name }
    }

    func told(_ begins: Bool, _ zoomable: any PinchZoomable) {
        let id = ObjectIdentifier(zoomable)
        if begins, !pinched.insert(id).inserted { trouble("a pinch began twice") }
        if !begins, pinched.remove(id) == nil { trouble("a pinch ended that did not begin") }
    }

    func lookForRun() {
        guard let run = album.zoom?.run else { return }
        if run !== lastRun {
            lastRun = run
            transitionCount += 1
            remains.append(Remains(name: "a run", object: run))
        }
        if let scene = run.scene, scene !== lastScene {
            lastScene = scene
            remains.append(Remains(name: "a scene", object: scene))
        }
    }
}

/// A navigation controller's delegate that hands the calls on to the album's transition controller.
final class MiddlemanDelegate: NSObject, UINavigationControllerDelegate {
    weak var album: AlbumScreen?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        album?.zoom?.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        album?.zoom?.navigationController(navigationController, interactionControllerFor: animationController)
    }
}
