import UIKit

@testable import PinchZoomOverlay

/// The opening of photos.
extension TransitionStorm {
    private enum Way: CaseIterable {
        case pushed, presented, presentedInNavigation, pushedOnTop
    }

    /// Opens a photo, as a tap does.
    func open(_ index: Int, animated: Bool = true) {
        guard album.names.indices.contains(index) else { return }
        let way = pick(Way.allCases) ?? .pushed
        let destination = makeDestination(at: index)
        let kind = (destination as? PhotoScreen)?.kind ?? .zoom
        log("open \(album.names[index]), \(way), \(kind) in \(destination is PhotoScreen ? "a screen" : "a pager"), \(animated)", events: 0)
        switch way {
        case .pushed:
            album.navigationController?.pushViewController(destination, animated: animated)
        case .pushedOnTop:
            (top?.navigationController ?? navigation).pushViewController(destination, animated: animated)
        case .presented:
            present(destination, by: kind, animated: animated)
        case .presentedInNavigation:
            let container = UINavigationController(rootViewController: destination)
            note(container, "the presented navigation controller")
            container.delegate = middleman
            present(container, by: kind, animated: animated)
        }
        lookForRun()
    }

    private func present(_ screen: UIViewController, by kind: TransitionKind, animated: Bool) {
        screen.modalPresentationStyle = pick([.fullScreen, .fullScreen, .fullScreen, .overFullScreen, .pageSheet]) ?? .fullScreen
        let own = kind == .zoom && !chance(6) ? screen.transitionOfItsOwn : nil
        screen.transitioningDelegate = own ?? album.controllers[kind]
        album.present(screen, animated: animated)
    }

    /// Opens a photo, as the release of a pinch does, and returns whether the photo opens. Sometimes the answer is wrong.
    func openByPinch(_ index: Int) -> Bool {
        guard !isQuiet else { return false }
        if !chance(8) { open(index, animated: !chance(8)) }
        return !chance(8)
    }

    func makeDestination(at index: Int) -> UIViewController {
        let name = "the screen of \(album.names[index])"
        let destination: UIViewController
        if chance(2) {
            let pager = PhotoPagerViewController(dataSource: album, currentIndex: index)
            pager.showsThumbnails = index.isMultiple(of: 2)
            destination = pager
        } else {
            let screen = PhotoScreen(name: album.names[index], kind: pick(TransitionKind.allCases) ?? .zoom)
            if !isQuiet, chance(4) { screen.answer = pick(AlbumScreen.Answer.allCases) ?? .truth }
            destination = screen
        }
        if (destination as? PhotoScreen)?.kind ?? .zoom == .zoom, chance(3) { giveOwnTransition(to: destination) }
        destination.hidesBottomBarWhenPushed = chance(6)
        AppearanceProbe.install(in: destination, makeRecord(of: name))
        note(destination, name)
        return destination
    }

    /// Gives a screen a transition of its own, in place of any former transition.
    func giveOwnTransition(to screen: UIViewController) {
        (screen as? any ZoomTransitionDestination)?.zoomTransition = album.makeOwnTransition()
    }

    /// The opened screens that still exist.
    var openScreens: [UIViewController] { destinations.compactMap { $0.object as? UIViewController } }
}
