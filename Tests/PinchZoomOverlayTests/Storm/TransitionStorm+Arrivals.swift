import HeadlessDevice
import TestSupport
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The arrivals of photos that pages load.
extension TransitionStorm {
    static let arrivals: [Action] = [
        (10, { $0.answer() }), (3, { $0.fail() }), (4, { $0.tellProgress() }), (2, { $0.tellPastProgress() }), (2, { $0.answerAll() }),
        (4, { $0.retry() }), (3, { $0.reloadSomePhoto() }), (2, { $0.changeReach() }), (2, { $0.changeByteLimit() }),
        (1, { $0.changeMaximumZoomScale() }), (2, { $0.showAnotherLiveView() }), (2, { $0.areTasksDue = true }),
    ]

    /// Actions that turn pages, and actions on photos that may still be loading.
    static let pagings: [Action] = [
        (5, { $0.swipeSideways() }), (2, { $0.showAnother() }), (2, { $0.doubleTap() }), (2, { $0.scrub() }), (2, { $0.wait(0.4) }),
        (2, { storm in storm.pinch(at: CGPoint(x: storm.number(60...330), y: storm.number(200...650))) }),
    ]

    // MARK: Loading

    /// Decides the immediate answer to a new request of a loader.
    func receive(_ name: Int, _ token: AlbumServer.Token) -> AlbumServer.Reception {
        note(token, "a loader")
        log("\(name) is asked for", events: 0)
        reply(to: "a loader")
        if chance(6) { return .photo(makePhoto()) }
        return chance(5) ? .failure : .wait(heedsCancellation: !chance(3))
    }

    private func makePhoto() -> PhotoSource {
        let photo = makePhoto(from: album.server)
        if case .image(let image) = photo { note(image, "a photo that was loaded") }
        return photo
    }

    /// Returns a waiting request, with preference for the photo of the current page.
    private func someRequest() -> AlbumServer.Request? {
        let requests = album.server.requests
        let name = pager.flatMap { album.names.indices.contains($0.currentIndex) ? album.names[$0.currentIndex] : nil }
        return chance(2) ? pick(requests) : requests.first { $0.name == name } ?? pick(requests)
    }

    func answer() {
        guard let request = someRequest() else { return }
        log("\(request.name) comes\(request.isCancelled ? ", too late" : "")")
        album.server.answer(request, with: makePhoto())
        areTasksDue = true
    }

    private func fail() {
        guard let request = someRequest() else { return }
        log("\(request.name) does not come")
        album.server.fail(request)
        areTasksDue = true
    }

    func answerAll() {
        let requests = album.server.requests
        guard !requests.isEmpty else { return }
        log("all come: \(requests.map(\.name))", events: requests.count)
        for request in requests { album.server.answer(request, with: makePhoto()) }
        areTasksDue = true
    }

    func failAll() {
        log("none of these come: \(album.server.requests.map(\.name))")
        album.server.failAll()
        areTasksDue = true
    }

    private func tellProgress() {
        guard let request = someRequest() else { return }
        tell(request)
    }

    /// Reports progress for a request that has already been answered.
    private func tellPastProgress() {
        guard let request = album.server.pastRequest else { return }
        tell(request)
    }

    private func tell(_ request: AlbumServer.Request) {
        let fraction = pick([0, 0.25, 0.5, 1, 1, -3, 7, .nan, .infinity]) ?? 0
        log("\(fraction) of \(request.name)")
        request.progress(fraction)
        areTasksDue = !chance(3)
    }

    /// Presses the button below the message about a photo that couldn't be loaded.
    func retry() {
        let messages = window.descendants.filter { $0 is LoadingFailureView && !$0.isHidden && window.bounds.contains(middle(of: $0)) }
        guard let button = messages.first?.descendants.first(where: { $0 is UIButton }), fingers.count < 5 else { return }
        log("tries again", events: 0)
        tap(at: middle(of: button))
    }

    // MARK: Pages

    private func reloadSomePhoto() {
        guard let pager else { return }
        let index = pager.currentIndex + Int.random(in: -3...3, using: &random)
        log("photo \(index) is asked for anew")
        pager.reloadPhoto(at: index)
    }

    private func changeReach() {
        guard let pager else { return }
        pager.preloadedPageCount = pick([-1, 0, 1, 2, 2, 4]) ?? 2
        log("\(pager.preloadedPageCount) pages ahead")
    }

    private func changeByteLimit() {
        guard let pager else { return }
        let memory = PinchZoomMemory()
        pager.pages.loads.memory = MemoryShare(of: memory)
        memory.byteLimit = pick([-1, 0, 100_000, 2_000_000, 256 << 20]) ?? 0
        pager.pages.decodePhotos()
        log("\(memory.byteLimit) bytes")
    }

    private func changeMaximumZoomScale() {
        guard let pager else { return }
        pager.maximumZoomScale = pick([1, 3, 8]) ?? 3
        log("photos zoom up to \(Double(pager.maximumZoomScale))")
    }

    /// Shows another live view in a cell, as when an app gives the cell another player.
    private func showAnotherLiveView() {
        guard let cell = pick(album.cells.filter { $0.container.contentView != nil }) else { return }
        log("a cell shows another live view")
        cell.container.contentView = AlbumLiveView(1)
        isAlbumSpoilt = true
    }

    // MARK: Tasks

    /// Runs all tasks until they wait for the storm, so that every run of a seed is the same.
    func runTasks() async {
        areTasksDue = false
        await finishTasks()
        lookForPages()
    }

    /// Waits until the tasks and the screen are at rest.
    func settleWithTasks() async {
        settle()
        // After a picture arrives, another picture in another size may follow. If the pictures never end, a later check fails.
        for _ in 0..<4 {
            await runTasks()
            settle()
            device.advanceFrames(2)
            if !pagers.contains(where: isDecoding) { break }
        }
    }
}
