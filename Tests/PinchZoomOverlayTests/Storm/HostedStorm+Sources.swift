import HeadlessDevice
import TestSupport
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The sources of the photos, and the arrivals of photos that are loaded.
extension HostedStorm {
    static let arrivals: [Action] = [
        (8, { $0.answer() }), (3, { $0.fail() }), (2, { $0.answerAll() }), (3, { $0.tellProgress() }), (2, { $0.retry() }),
        (2, { $0.areTasksDue = true }),
    ]

    // MARK: Sources

    /// Returns the page of an item. The items cover all kinds of pages.
    func page(_ item: Int) -> PhotoPage? {
        if item % 7 == 5 { return nil }
        if item % 4 == 0 { return .image(TestImages.photo(item % 8)) }
        let placeholder = item.isMultiple(of: 2) ? TestImages.photo(item % 8) : nil
        return .photo(source(of: item), placeholder: placeholder)
    }

    /// Returns the source of a photo. The names cover all kinds of sources. A name is an item, or the name of a picture's larger photo.
    private func source(of name: Int) -> PhotoSource {
        switch (name &+ Int(seed % 5)) % 5 {
        case 0: .file(server.file)
        case 1: .data(AlbumPhotos.files[name % AlbumPhotos.files.count])
        case 2: .file(URL(fileURLWithPath: "/nowhere/nothing.jpg"))
        default: server.source(name)
        }
    }

    /// Decides the immediate answer to a new request of a loader.
    func receive(_ name: Int) -> AlbumServer.Reception {
        log("  \(name) is asked for", events: 0)
        if chance(6) { return .photo(makePhoto(from: server)) }
        return chance(5) ? .failure : .wait(heedsCancellation: !chance(3))
    }

    private func answer() {
        guard let request = pick(server.requests) else { return }
        log("\(request.name) comes\(request.isCancelled ? ", too late" : "")")
        server.answer(request, with: makePhoto(from: server))
        areTasksDue = true
    }

    private func fail() {
        guard let request = pick(server.requests) else { return }
        log("\(request.name) does not come")
        server.fail(request)
        areTasksDue = true
    }

    func answerAll() {
        let requests = server.requests
        guard !requests.isEmpty else { return }
        log("all come: \(requests.map(\.name))", events: requests.count)
        for request in requests { server.answer(request, with: makePhoto(from: server)) }
        areTasksDue = true
    }

    private func tellProgress() {
        guard let request = pick(server.requests) else { return }
        let fraction = pick([0, 0.25, 0.5, 1, -3, 7, .nan, .infinity]) ?? 0
        log("\(fraction) of \(request.name)")
        request.progress(fraction)
        areTasksDue = !chance(3)
    }

    /// Presses the button below the message about a photo that couldn't be loaded.
    private func retry() {
        let messages = window.descendants.filter { $0 is LoadingFailureView && !$0.isHidden }
        let buttons = messages.flatMap(\.descendants).filter { $0 is UIButton }
        let points = buttons.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }.filter(window.bounds.contains)
        guard let point = pick(points), fingers.count < 5 else { return }
        log("tries again")
        device.tap(at: point)
    }

    // MARK: Pictures

    func prepare(_ picture: HostedPicture) {
        remains += [Remains(name: "a picture", object: picture.view), Remains(name: "a picture's zoom", object: picture.zoom)]
        show(TestImages.photo(picture.index), in: picture)
        column.add(picture.view)
        update(picture)
    }

    func update(_ picture: HostedPicture) {
        picture.zoom.interaction.fullSize = source(of: picture.sourceName)
        picture.zoom.take(onChange: { [weak self] in self?.told($0, nil) }, onOpen: nil)
        picture.place.use(picture.zoom, in: picture.view)
        picture.zoom.update(PinchZoomConfiguration(), isEnabled: true, of: picture.view)
    }

    private func show(_ image: UIImage?, in picture: HostedPicture) {
        picture.image = image
        picture.view.image = image
    }

    /// Changes the image, the source or the zoom of a picture, or ends the zoom, as when SwiftUI replaces the state of a view.
    func changePicture() {
        guard let picture = pick(pictures) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            log("another image of the picture \(picture.index)")
            show(chance(4) ? nil : TestImages.photo(.random(in: 0..<8, using: &random)), in: picture)
            column.arrange()
        case 1:
            log("another zoom of the picture \(picture.index)")
            picture.zoom = HostedZoom(offersAction: true)
            remains.append(Remains(name: "a picture's zoom", object: picture.zoom))
            update(picture)
        case 2:
            log("an end of the picture \(picture.index)")
            picture.place.end(picture.view)
            setNeedsUpdate()
        default:
            picture.sourceName += HostedPicture.step
            log("another source of the picture \(picture.index)")
            setNeedsUpdate()
        }
    }

    // MARK: Tasks

    /// The pagers that still exist.
    private var pagers: [PhotoPagerViewController] { remains.compactMap { $0.object as? PhotoPagerViewController }.filter(\.isViewLoaded) }

    private func isOfPage(_ request: AlbumServer.Request) -> Bool { request.name < HostedPicture.firstName }

    /// Runs all tasks until they wait for the storm, so that every run of a seed is the same.
    func runTasks() async {
        areTasksDue = false
        await finishTasks()
    }

    func settleWithTasks() async {
        settle()
        // After a picture arrives, another picture in another size may follow.
        for _ in 0..<4 {
            await runTasks()
            settle()
            device.advanceFrames(2)
            if !pagers.contains(where: isDecoding) { break }
        }
    }

    // MARK: Pages

    /// Checks that a page shows the state of its photo, and that no photo is loaded without a pager.
    func checkPages() {
        for pager in pagers where pager.viewIfLoaded?.window != nil {
            if let page = pager.pages.currentPage { checkStatus(of: page, in: pager, "at rest") }
            if isDecoding(pager) { trouble("a photo is being decoded for ever") }
        }
        guard presentation.pager == nil else { return }
        for request in server.awaited where isOfPage(request) { trouble("\(request.name) is loaded without a pager") }
    }
}

/// A photo in an image view, as this package's image for SwiftUI makes it.
@MainActor final class HostedPicture {
    /// The lowest name of a larger photo.
    static let firstName = 1_000
    /// The difference between the names of a picture's larger photos. Two pictures never share a name.
    static let step = 2

    let index: Int
    let view = HostedImageView()
    let place = HostedPlace()
    var zoom = HostedZoom(offersAction: true)
    var image: UIImage?
    /// The name of the larger photo's source.
    var sourceName: Int

    init(at index: Int) {
        self.index = index
        sourceName = HostedPicture.firstName + index
    }
}
