import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A storm on one phone with a column of hosted photos. A photo zooms, and opens in a pager if the app sets an item.
///
/// The storm does the work of SwiftUI's modifiers, without SwiftUI. Changes become visible with an update, at once or later. The photos
/// come from all sources: images, data, files and loaders. The loaders are late, fail, or bring broken files.
@MainActor final class HostedStorm: StormBase {
    let column = HostedColumn()
    let navigation: UINavigationController
    let presenter = HostedPresenter()
    let sources = PagerSources()
    let server = AlbumServer()
    /// Photos in image views, each with a source of larger photos.
    let pictures = [HostedPicture(at: 0), HostedPicture(at: 1)]
    private(set) var presentation: PagerPresentation<[Int]>

    // MARK: What the app keeps

    var item: Int?
    var items = Array(0..<6)
    /// The zoom that the app's state contains, if the app has any.
    var zoom: PhotoPagerZoom?
    /// Whether something has changed since the last update.
    private(set) var isUpdateDue = false
    var isRootReplaced = false
    /// Whether the tasks should run, because something has arrived for them.
    var areTasksDue = false
    private var resultCountSoFar = 0

    init(seed: UInt64, on device: HeadlessDevice) {
        navigation = UINavigationController(rootViewController: column)
        presentation = PagerPresentation(sources: sources)
        super.init(seed: seed, on: device, in: device.show(navigation))
        column.addChild(presenter)
        column.view.insertSubview(presenter.view, at: 0)
        presenter.didMove(toParent: column)
        presenter.didAppear = { [weak self] in self?.update() }
        server.receive = { [weak self] name, _ in self?.receive(name) ?? .failure }
        for (index, member) in column.members.enumerated() { prepare(member, for: index) }
        for picture in pictures { prepare(picture) }
        renewPresentation()
        remains += [Remains(name: "the column", object: column), Remains(name: "the navigation controller", object: navigation)]
        device.advanceFrames()
    }

    override var resultCount: Int { resultCountSoFar }

    override func step() {
        recover()
        if isUpdateDue, chance(3) { update() }
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1: perform(oneOf: HostedStorm.faults, in: self)
        case 2...4: perform(oneOf: HostedStorm.changes, in: self)
        case 5: perform(oneOf: HostedStorm.arrivals, in: self)
        default: perform(oneOf: HostedStorm.gestures, in: self)
        }
    }

    override func letTasksRun() async {
        if areTasksDue || chance(12) { await runTasks() }
    }

    override func calmDown() async { await comeToRest() }

    override func end() async {
        server.failAll()
        await runTasks()
        server.forgetThePast()
    }

    override var endlessAnimationCount: Int { turningRingCount }

    // MARK: Members

    /// Assigns an item to a photo of the column.
    func prepare(_ member: HostedColumn.Member, for item: Int) {
        if !remains.contains(where: { $0.object === member }) {
            remains += [Remains(name: "a member", object: member), Remains(name: "a container", object: member.container)]
            remains.append(Remains(name: "a zoom", object: member.zoom))
            member.didChange = { [weak self, weak member] change in self?.told(change, member) }
        }
        member.item = item
        member.photo.content.color = HostedStorm.colors[item % HostedStorm.colors.count]
        member.onOpen = { [weak self, weak member] in
            guard let self else { return }
            log("  open \(member?.item ?? -1)", events: 0)
            keep(member?.item)
        }
        sources.add(member.container, for: item)
        member.update()
    }

    private static let colors: [UIColor] = [.red, .green, .blue, .orange, .purple]

    func told(_ change: PinchZoomChange?, _ member: HostedColumn.Member?) {
        if let change {
            let values = [change.pose.scale, change.pose.rotation, change.pose.translation.dx, change.pose.translation.dy]
            if !values.allSatisfy(\.isFinite) { trouble("the pose \(change.pose)") }
        } else {
            resultCountSoFar += 1
        }
        // An app that shows the state of a zoom updates all of its views.
        if chance(40) { update() }
    }

    // MARK: The item

    /// Sets the item that the app keeps. An update follows sooner or later.
    func keep(_ item: Int?) {
        self.item = item
        setNeedsUpdate()
    }

    func setNeedsUpdate() {
        isUpdateDue = true
    }

    func update() {
        isUpdateDue = false
        for member in column.members { member.update() }
        for picture in pictures { update(picture) }
        presentation.update(item, of: content, from: presenter)
    }

    /// Replaces the presentation, as if another view presented the pager.
    func renewPresentation() {
        presentation.end()
        presentation = PagerPresentation(sources: sources)
        presentation.itemDidChange = { [weak self] item in
            guard let self else { return }
            log("  the item is \(item.map(String.init) ?? "nil")", events: 0)
            keep(item)
            if chance(3) { update() }
        }
        remains.append(Remains(name: "a presentation", object: presentation))
        setNeedsUpdate()
    }

    private var content: PagerContent<[Int]> {
        var content = PagerContent(items: items) { [weak self] in self?.page($0) }
        if items.count.isMultiple(of: 2) {
            content.caption = { _, container in
                if !(container.contentView is HostedPhotoView) { container.contentView = HostedPhotoView() }
                container.contentDidChange()
            }
            content.overlay = content.caption
        }
        content.zoom = zoom.map { zoom in
            PagerContent.BoundZoom(value: zoom, isAnimated: false) { [weak self] in self?.zoom = $0 }
        }
        content.didClose = { [weak self] _ in self?.resultCountSoFar += 1 }
        content.configure = { [weak self] pager in
            self?.resultCountSoFar += 1
            self?.remains.append(Remains(name: "a pager", object: pager))
        }
        return content
    }

    func forgetTheDead() { remains.removeAll { $0.object == nil } }
}
