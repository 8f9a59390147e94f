import HeadlessDevice
import TestSupport
import UIKit

@testable import PinchZoomOverlay

/// What becomes of the photos that pages load.
extension TransitionStorm {
    static let arrivals: [Action] = [
        (10, { $0.answer() }), (3, { $0.fail() }), (4, { $0.tellProgress() }), (2, { $0.tellPastProgress() }), (2, { $0.answerAll() }),
        (4, { $0.retry() }), (3, { $0.reloadSomePhoto() }), (2, { $0.changeReach() }), (2, { $0.changeByteLimit() }),
        (1, { $0.changeMaximumZoomScale() }), (2, { $0.showAnotherLiveView() }), (2, { $0.areTasksDue = true }),
    ]

    /// What leads from page to page, and into photos that are still to come.
    static let pagings: [Action] = [
        (5, { $0.swipeSideways() }), (2, { $0.showAnother() }), (2, { $0.doubleTap() }), (2, { $0.scrub() }), (2, { $0.wait(0.4) }),
        (2, { storm in storm.pinch(at: CGPoint(x: storm.number(60...330), y: storm.number(200...650))) }),
    ]

    // MARK: Loading

    /// What a loader does with a request, as soon as it has it.
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

    /// One of those that are waited for, rather that of the page that is shown.
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

    /// A loader says how far it has come when it has come already.
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

    /// Presses the button below a message that a photo has not come.
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

    /// As when a cell's player is another one meanwhile.
    private func showAnotherLiveView() {
        guard let cell = pick(album.cells.filter { $0.container.contentView != nil }) else { return }
        log("a cell shows another live view")
        cell.container.contentView = AlbumLiveView(1)
        isAlbumSpoilt = true
    }

    // MARK: Tasks

    /// Runs what goes on by itself until it waits for the storm.
    ///
    /// What is read and decoded on another thread is there when the computer says so: it is waited for, so that every run of a seed is the
    /// same.
    func runTasks() async {
        areTasksDue = false
        for _ in 0..<20 { await Task.yield() }
        var patience = 50_000
        while isDecoding || isReading, patience > 0 {
            try? await Task.sleep(nanoseconds: 200_000)
            patience -= 1
        }
        await device.runTasks()
        lookForPages()
    }

    private var isDecoding: Bool { pagers.contains(where: isDecoding) }

    /// All is at rest, in tasks and on the screen.
    func settleWithTasks() async {
        settle()
        // A picture that has come may lead to another one, of another size; that it does so for ever is found afterwards.
        for _ in 0..<4 {
            await runTasks()
            settle()
            device.advanceFrames(2)
            if !isDecoding { break }
        }
    }
}
