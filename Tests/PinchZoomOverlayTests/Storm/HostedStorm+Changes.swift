import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Changes of the app's state, and updates of its views.
extension HostedStorm {
    static let changes: [Action] = [
        (6, { $0.showItem() }), (3, { $0.closeItem() }), (4, { $0.changeItems() }), (4, { $0.updateNow() }), (3, { $0.useAgain() }),
        (3, { $0.resize() }), (2, { $0.remove() }), (2, { $0.insert() }), (2, { $0.switchOff() }), (3, { $0.configure() }),
        (2, { $0.configureTransition() }), (3, { $0.changeZoom() }), (1, { $0.zoomIn() }), (1, { $0.arrangeAnew() }),
        (2, { $0.changePicture() }),
    ]

    private var someMember: HostedColumn.Member? {
        let up = column.members.filter { $0.zoom.interaction.state != .idle }
        return up.isEmpty || chance(3) ? pick(column.members) : pick(up)
    }

    /// Shows an item, in most cases an existing item.
    private func showItem() {
        let item = chance(8) ? 99 : pick(items) ?? 0
        log("show \(item)")
        keep(item)
    }

    private func closeItem() {
        guard item != nil else { return }
        log("show none")
        keep(nil)
    }

    private func changeItems() {
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where items.count > 2: items.remove(at: .random(in: 0..<items.count, using: &random))
        case 1 where items.count < 12: items.insert((items.max() ?? 0) + 1, at: .random(in: 0...items.count, using: &random))
        case 2: items.shuffle(using: &random)
        case 3: items = chance(3) ? [] : Array(items.reversed())
        case 4: items = Array(0..<Int.random(in: 1...8, using: &random))
        default: if let item = pick(items) { items.removeAll { $0 == item } }
        }
        log("the items \(items)")
        setNeedsUpdate()
    }

    /// Sets the zoom in the app's state, or removes the zoom from the state.
    private func changeZoom() {
        let rect = CGRect(x: number(-0.5...1), y: number(-0.5...1), width: number(0...1), height: number(0...1))
        zoom = chance(4) ? nil : PhotoPagerZoom(scale: number(0...6), visibleRect: rect)
        log("the zoom \(zoom.map { "\($0)" } ?? "isn't the app's")")
        setNeedsUpdate()
    }

    private func updateNow() {
        log("an update")
        update()
    }

    /// Reuses a row for another item, as a lazy list does.
    private func useAgain() {
        guard let member = someMember, let item = pick(items) else { return }
        log("\(member.item ?? -1) is \(item) from now on")
        prepare(member, for: item)
    }

    private func resize() {
        guard let member = someMember else { return }
        member.photo.content.ratio = number(0.6...2.5)
        log("\(member.item ?? -1) has another size")
        if chance(2) { column.arrange() }
    }

    private func remove() {
        guard column.members.count > 1, let member = someMember, let index = column.members.firstIndex(where: { $0 === member }) else {
            return
        }
        log("row \(index) is removed")
        sources.remove(member.container)
        column.remove(index)
    }

    private func insert() {
        guard column.members.count < 6 else { return }
        let index = Int.random(in: 0...column.members.count, using: &random)
        log("a row is inserted at \(index)")
        let member = HostedColumn.Member()
        prepare(member, for: pick(items) ?? 0)
        column.insert(member, at: index)
    }

    private func switchOff() {
        guard let member = someMember else { return }
        member.isEnabled.toggle()
        log("\(member.item ?? -1) is \(member.isEnabled ? "on" : "off")")
        setNeedsUpdate()
    }

    private func configure() {
        guard let member = someMember else { return }
        var configuration = PinchZoomConfiguration()
        configuration.openingScale = pick([1.2, 1.5, 2]) ?? 1.5
        configuration.maximumScale = pick([2, 4, -1]) ?? 4
        configuration.allowsRotation = chance(2)
        member.configuration = configuration
        log("a configuration, of \(member.item ?? -1)")
        setNeedsUpdate()
    }

    private func configureTransition() {
        var transition = chance(2) ? ZoomTransitionConfiguration.classic : ZoomTransitionConfiguration()
        if chance(4) { transition.drag.dismissalDistance = .nan }
        presentation.transition = transition
        log("a transition")
    }

    private func zoomIn() {
        guard let member = someMember else { return }
        log("zoom in on \(member.item ?? -1)")
        member.zoom.zoomIn()
    }

    private func arrangeAnew() {
        log("a layout")
        column.arrange()
    }
}
