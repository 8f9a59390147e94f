import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Photos in the cells of a table. While VoiceOver runs, such a cell may be an element. VoiceOver then finds no elements inside the cell.
@MainActor @Suite("VoiceOver in tables", .timeLimit(.minutes(20)), .phones) struct TableVoiceOverTests {
    /// The view that has the interaction.
    enum Owner: CaseIterable, Sendable {
        case cell, photo
    }

    /// The moment at which VoiceOver is turned on.
    enum Start: CaseIterable, Sendable {
        case beforeTheCells, later
    }

    @Test("A photo in a table is zoomed by what VoiceOver finds, which gets the focus back", arguments: Owner.allCases, Start.allCases)
    func zoom(owner: Owner, start: Start) throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = start == .beforeTheCells
            let table = PhotoTable(owner: owner)
            device.show(table.view)
            device.advanceFrames()
            device.isVoiceOverRunning = true
            for row in 0..<2 {
                let cell = try #require(table.view.cellForRow(at: IndexPath(row: row, section: 0)) as? PhotoRowCell)
                let offering = device.accessibilityElements(offering: "Zoom in")
                #expect(offering.count == 2, "each row has it once")
                let element = try #require(offering.first { cell.convert(cell.bounds, to: nil).contains($0.accessibilityFrame) })
                #expect(element.accessibilityCustomActions?.count == 1)
                #expect(device.perform(.custom("Zoom in"), on: element))
                device.advance(by: 1)
                #expect(cell.photoView.shownAlpha == 0)
                let lifted = try #require(device.focusedAccessibilityElement)
                #expect(lifted is LiftedPhotoElement && device.accessibilityElements == [lifted])
                #expect(device.perform(.escape, on: lifted))
                try device.advanceUntilIdle()
                #expect(device.focusedAccessibilityElement === element && device.accessibilityFocus === element)
            }
        }
    }

    @Test("Without VoiceOver again, the action is where it was", arguments: Owner.allCases)
    func turnedOff(owner: Owner) throws {
        try HeadlessDevice.run { device in
            let table = PhotoTable(owner: owner)
            device.show(table.view)
            device.advanceFrames()
            let before = device.accessibilityElements(offering: "Zoom in")
            #expect(before.count == (owner == .cell ? 0 : 2), "the action of a cell's own, and the photos that are elements")
            device.isVoiceOverRunning = true
            device.isVoiceOverRunning = false
            #expect(device.accessibilityElements(offering: "Zoom in") == before)
            let cell = try #require(table.view.visibleCells.first as? PhotoRowCell)
            #expect((cell.accessibilityCustomActions ?? []).count == (owner == .cell ? 1 : 0))
            let zoom = try #require((owner == .cell ? cell : cell.photoView).interactions.first { $0 is PinchZoomInteraction })
            device.isVoiceOverRunning = true
            zoom.view?.removeInteraction(zoom)
            device.isVoiceOverRunning = false
            #expect([cell, cell.photoView].allSatisfy { $0.accessibilityCustomActions == nil && !$0.isAccessibilityElement })
        }
    }
}

/// A table of two photos.
@MainActor private final class PhotoTable: NSObject, UITableViewDataSource {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let owner: TableVoiceOverTests.Owner

    init(owner: TableVoiceOverTests.Owner) {
        self.owner = owner
        super.init()
        view.rowHeight = 240
        view.dataSource = self
        view.register(PhotoRowCell.self, forCellReuseIdentifier: "photo")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        (cell as? PhotoRowCell)?.enableZoom(of: owner, photo: indexPath.row)
        return cell
    }
}

private final class PhotoRowCell: UITableViewCell, PinchZoomable {
    let photoView = UIImageView()
    private let captionLabel = UILabel()
    var pinchZoomView: UIView { photoView }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        photoView.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
        captionLabel.frame = CGRect(x: 16, y: 200, width: 300, height: 40)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func enableZoom(of owner: TableVoiceOverTests.Owner, photo index: Int) {
        photoView.image = TestImages.photo(index)
        captionLabel.text = "Photo \(index)"
        // The interaction is added before the view is in the cell, as in many apps.
        if owner == .cell { enablePinchZoom() } else if photoView.interactions.isEmpty { photoView.addInteraction(PinchZoomInteraction()) }
        contentView.addSubview(photoView)
        contentView.addSubview(captionLabel)
    }
}
