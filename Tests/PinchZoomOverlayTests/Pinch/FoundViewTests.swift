import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A single interaction for a whole list, screen or window, which finds the view between the fingers.
@Suite("Photos that an interaction finds between the fingers", .timeLimit(.minutes(20)), .phones) @MainActor struct FoundViewTests {
    /// A grid of photos of 195 × 195 points. The cells have no code for pinches.
    @MainActor final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        /// Called for each cell that is shown, with its photo.
        var prepare: (UICollectionViewCell, UIImageView) -> Void = { _, _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.frame = view.bounds
            collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collectionView.contentInsetAdjustmentBehavior = .never
            if let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
                (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            }
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            collectionView.dataSource = self
            collectionView.delegate = self
            view.addSubview(collectionView)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            let photo =
                cell.contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first ?? UIImageView(frame: cell.contentView.bounds)
            photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            photo.image = TestImages.photo(indexPath.item)
            cell.contentView.addSubview(photo)
            prepare(cell, photo)
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: collectionView.bounds.width / 2, height: 195) }

        func photo(_ item: Int) throws -> UIImageView {
            let cell = try #require(collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
            return try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        }
    }

    /// The view that has the interaction.
    enum Host: CaseIterable {
        case list, screen, window
    }

    private func run(
        on host: Host = .list,
        lifting target: PinchZoomInteraction.Target = .imageViews,
        prepare: @escaping (UICollectionViewCell, UIImageView) -> Void = { _, _ in },
        _ body: (HeadlessDevice, Grid, PinchZoomInteraction) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            let grid = Grid()
            grid.prepare = prepare
            let window = device.show(grid)
            let zoom = PinchZoomInteraction(lifting: target)
            switch host {
            case .list: grid.collectionView.addInteraction(zoom)
            case .screen: grid.view.addInteraction(zoom)
            case .window: window.addInteraction(zoom)
            }
            device.advanceFrames(2)
            let counts = (window.subviews.count, window.gestureRecognizers?.count ?? 0)
            try body(device, grid, zoom)
            try device.advanceUntilIdle()
            #expect((window.subviews.count, window.gestureRecognizers?.count ?? 0) == counts && zoom.state == .idle)
            #expect(!grid.collectionView.isLocked)
        }
    }

    @Test("The photo between the fingers lifts, follows them and lands", arguments: Host.allCases)
    func lifts(host: Host) throws {
        try run(on: host) { device, grid, zoom in
            #expect(zoom.targetView == nil)
            let fingers = device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 2)
            #expect(zoom.state == .zooming && zoom.pose.scale > 1.4)
            try #expect(zoom.targetView === grid.photo(3) && grid.photo(3).shownAlpha == 0)
            let offset = grid.collectionView.contentOffset
            device.glide(fingers.map { ($0, CGPoint(x: $0.location.x, y: $0.location.y - 60)) }, duration: 0.2)
            #expect(abs(zoom.pose.translation.dy + 60) < 30 && grid.collectionView.contentOffset == offset)
            device.lift(fingers)
            try device.advanceUntilIdle()
            try #expect(grid.photo(3).shownAlpha == 1)
            // Another photo is pinched after the list has scrolled.
            device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
            try device.advanceUntilIdle()
            #expect(grid.collectionView.contentOffset.y > 100)
            let next = device.pinch(at: CGPoint(x: 100, y: 400), spread: 60, scale: 2)
            let item = try #require(
                grid.collectionView.indexPathForItem(at: grid.collectionView.convert(CGPoint(x: 100, y: 400), from: nil))
            )
            try #expect(zoom.targetView === grid.photo(item.item) && zoom.state == .zooming)
            device.lift(next)
        }
    }

    @Test("While one photo returns, fingers lift another: its zoom ends for the delegate, and it flies on", arguments: [2, 10, 20])
    func another(frames: Int) throws {
        try run { device, grid, zoom in
            let record = ZoomRecord()
            zoom.delegate = record
            var targets: [UIView?] = []
            record.onDidEnd = { targets.append($0.targetView) }
            let (first, second) = (try grid.photo(3), try grid.photo(5))
            device.lift(device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 2))
            device.advanceFrames(frames)
            let fingers = device.touchDown(at: [CGPoint(x: 270, y: 490), CGPoint(x: 330, y: 490)])
            device.glide([(fingers[0], CGPoint(x: 200, y: 490)), (fingers[1], CGPoint(x: 380, y: 490))], duration: 0.1)
            #expect(zoom.state == .zooming && zoom.targetView === second && second.shownAlpha == 0)
            #expect(record.milestones == [.willBegin, .willEnd, .didEnd, .willBegin] && targets.last == first)
            device.advance(by: 1)
            #expect(zoom.state == .zooming && first.shownAlpha == 1 && second.shownAlpha == 0)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(record.milestones == [.willBegin, .willEnd, .didEnd, .willBegin, .willEnd, .didEnd])
        }
    }

    @Test("What a delegate does when it hears that the former zoom has ended counts, and not the pinch", arguments: [0, 1, 2])
    func endsBeforeAnother(how: Int) throws {
        try run { device, grid, zoom in
            let record = ZoomRecord()
            zoom.delegate = record
            device.lift(device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 2))
            device.advanceFrames(2)
            record.onDidEnd = {
                switch how {
                case 0: $0.zoomIn(at: CGPoint(x: 100, y: 300))
                case 1: $0.isEnabled = false
                default: grid.collectionView.removeInteraction($0)
                }
            }
            let fingers = device.pinch(at: CGPoint(x: 300, y: 490), spread: 60, scale: 2, duration: 0.05)
            record.onDidEnd = { _ in }
            #expect(record.milestones == [.willBegin, .willEnd, .didEnd] + (how == 0 ? [.willBegin] : []))
            try #expect(how == 0 ? zoom.targetView === grid.photo(2) : zoom.state == .idle)
            device.lift(fingers)
            zoom.cancel()
            zoom.isEnabled = true
        }
    }

    @Test("Whatever ends an interaction puts back the photos that return by themselves", arguments: [0, 1, 2])
    func endsAll(how: Int) throws {
        try run { device, grid, zoom in
            let (first, second) = (try grid.photo(3), try grid.photo(5))
            device.lift(device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 2))
            device.advanceFrames(2)
            let fingers = device.pinch(at: CGPoint(x: 300, y: 490), spread: 60, scale: 2, duration: 0.05)
            #expect(first.shownAlpha == 0 && second.shownAlpha == 0)
            switch how {
            case 0: zoom.cancel()
            case 1: zoom.isEnabled = false
            default: device.resignActive()
            }
            #expect(first.shownAlpha == 1 && second.shownAlpha == 1 && zoom.state == .idle)
            device.lift(fingers)
            zoom.isEnabled = true
            if how == 2 { device.becomeActive() }
        }
    }

    @Test("A photo with a disabled interaction of its own lifts")
    func disabledInteraction() throws {
        try run(
            prepare: { _, photo in
                let own = PinchZoomInteraction()
                photo.addInteraction(own)
                own.isEnabled = false
            }
        ) { device, grid, zoom in
            let fingers = device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 2)
            try #expect(zoom.state == .zooming && zoom.targetView === grid.photo(3))
            device.lift(fingers)
        }
    }

    @Test("VoiceOver gets an element with the action for the photo of each cell, also of later ones", arguments: [false, true])
    func voiceOver(runsFirst: Bool) throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = runsFirst
            let (grid, zoom) = (Grid(), PinchZoomInteraction(lifting: .imageViews))
            device.show(grid)
            grid.collectionView.addInteraction(zoom)
            device.advanceFrames(2)
            device.isVoiceOverRunning = true
            device.advanceFrames(2)
            @MainActor func element(at point: CGPoint) throws -> UIResponder {
                try #require(device.accessibilityElements(offering: "Zoom in").first { $0.accessibilityFrame.contains(point) })
            }
            let (left, right) = (CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 300))
            #expect(device.perform(.custom("Zoom in"), on: try element(at: right)))
            device.advance(by: 1)
            try #expect(zoom.state == .zooming && zoom.targetView === grid.photo(3))
            zoom.end()
            try device.advanceUntilIdle()
            #expect(device.perform(.zoomIn(at: left), on: try element(at: left)))
            try #expect(zoom.targetView === grid.photo(2))
            zoom.cancel()
            device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
            try device.advanceUntilIdle()
            #expect(device.perform(.custom("Zoom in"), on: try element(at: CGPoint(x: 100, y: 400))))
            zoom.cancel()
            let cell = try #require(grid.collectionView.visibleCells.first)
            #expect(cell.accessibilityCustomActions?.count == 1)
            device.isVoiceOverRunning = false
            device.advanceFrames(2)
            #expect(cell.accessibilityCustomActions == nil && !grid.collectionView.descendants.contains { $0 is PhotoElement })
            device.isVoiceOverRunning = true
            grid.collectionView.removeInteraction(zoom)
            #expect(cell.accessibilityCustomActions == nil && !grid.collectionView.descendants.contains { $0 is PhotoElement })
            try device.advanceUntilIdle()
        }
    }

    @Test("A photo that arrives while two fingers pinch its empty image view lifts then", arguments: [true, false])
    func arrives(isListWide: Bool) throws {
        try run(prepare: { _, photo in photo.image = nil }) { device, grid, zoom in
            let photo = try grid.photo(3)
            let own = PinchZoomInteraction()
            if !isListWide {
                zoom.isEnabled = false
                photo.addInteraction(own)
            }
            let used = isListWide ? zoom : own
            let fingers = device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 1.5)
            #expect(used.state == .idle)
            photo.image = TestImages.photo(3)
            device.advanceFrames(2)
            device.glide([(fingers[0], CGPoint(x: 200, y: 300)), (fingers[1], CGPoint(x: 380, y: 300))], duration: 0.2)
            #expect(used.state == .zooming && used.pose.scale > 1.2 && photo.shownAlpha == 0)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(used.state == .idle && photo.shownAlpha == 1)
            zoom.isEnabled = true
        }
    }

    @Test("A refused photo doesn't become the target view")
    func refused() throws {
        try run { device, grid, zoom in
            let record = ZoomRecord()
            zoom.delegate = record
            device.lift(device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 2))
            try device.advanceUntilIdle()
            record.maysBegin = false
            device.lift(device.pinch(at: CGPoint(x: 300, y: 490), spread: 60, scale: 2))
            try #expect(zoom.targetView === grid.photo(3))
        }
    }

    @Test("The fingers may land in different cells")
    func differentCells() throws {
        try run { device, grid, zoom in
            // The point between the fingers is on photo 3; the left finger is on photo 2.
            let fingers = device.touchDown(at: [CGPoint(x: 180, y: 300), CGPoint(x: 260, y: 300)])
            device.advance(by: 0.05)
            device.glide([(fingers[0], CGPoint(x: 150, y: 300)), (fingers[1], CGPoint(x: 330, y: 300))], duration: 0.2)
            try #expect(zoom.state == .zooming && zoom.targetView === grid.photo(3))
            device.lift(fingers)
        }
    }

    @Test("A closure finds the view at a location of the interaction's view, or none")
    func closure() throws {
        var locations: [CGPoint] = []
        var found: UIView?
        try run(
            lifting: .viewAt {
                locations.append($0)
                return found
            }
        ) { device, grid, zoom in
            grid.collectionView.contentOffset.y = 195
            device.advanceFrames(2)
            let excluded = UIImageView(image: TestImages.photo(0))
            excluded.frame = CGRect(x: 0, y: 420, width: 200, height: 150)
            excluded.isExcludedFromPinchZoom = true
            grid.collectionView.addSubview(excluded)
            found = excluded
            device.lift(device.pinch(at: CGPoint(x: 100, y: 300), spread: 60, scale: 2))
            try device.advanceUntilIdle()
            excluded.removeFromSuperview()
            #expect(zoom.state == .idle && locations.count == 1)
            #expect(locations.allSatisfy { abs($0.x - 100) < 1 && abs($0.y - 495) < 1 }, "in the coordinates of the list: \(locations)")
            found = grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))
            let fingers = device.pinch(at: CGPoint(x: 100, y: 300), spread: 60, scale: 2)
            #expect(zoom.state == .zooming && zoom.targetView === found)
            device.lift(fingers)
        }
    }

    /// The reason why a view isn't lifted.
    enum Exclusion: CaseIterable {
        case small, smallByTransform, inButton, excluded, aroundExcluded, delegate, zoomingScrollView, ownInteraction, hidden, empty
    }

    @Test("A view that isn't a photo, or that is excluded, stays in its place", arguments: Exclusion.allCases)
    func excluded(reason: Exclusion) throws {
        final class Refusal: PinchZoomInteractionDelegate {
            weak var asked: UIView?
            func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
                asked = interaction.targetView
                return false
            }
        }
        try run(
            prepare: { cell, photo in
                switch reason {
                case .small: photo.frame.size = CGSize(width: 43, height: 43)
                case .smallByTransform:
                    photo.bounds.size = CGSize(width: 80, height: 80)
                    photo.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                case .inButton:
                    let button = UIButton(frame: cell.contentView.bounds)
                    cell.contentView.addSubview(button)
                    button.addSubview(photo)
                case .excluded: photo.isExcludedFromPinchZoom = true
                case .aroundExcluded: cell.contentView.isExcludedFromPinchZoom = true
                case .zoomingScrollView:
                    let scrollView = UIScrollView(frame: cell.contentView.bounds)
                    scrollView.maximumZoomScale = 3
                    cell.contentView.addSubview(scrollView)
                    scrollView.addSubview(photo)
                case .ownInteraction: cell.addInteraction(PinchZoomInteraction(lifting: .view { nil }))
                case .hidden: photo.isHidden = true
                case .empty: photo.image = nil
                case .delegate: break
                }
            }
        ) { device, grid, zoom in
            let refusal = Refusal()
            if reason == .delegate { zoom.delegate = refusal }
            let center = reason == .small ? CGPoint(x: 216, y: 216) : CGPoint(x: 300, y: 300)
            let fingers = device.pinch(at: center, spread: 60, scale: 2)
            #expect(zoom.state == .idle)
            if reason == .delegate { try #expect(refusal.asked === grid.photo(3)) }
            device.lift(fingers)
            try device.advanceUntilIdle()
            guard reason == .excluded else { return }
            try grid.photo(3).isExcludedFromPinchZoom = false
            let again = device.pinch(at: center, spread: 60, scale: 2)
            #expect(zoom.state == .zooming)
            device.lift(again)
        }
    }

    @Test("A caption, a button or a view that takes touches over the photo doesn't hide the photo from the fingers", arguments: 0..<3)
    func covered(kind: Int) throws {
        try run(
            prepare: { cell, _ in
                guard cell.contentView.subviews.count == 1 else { return }
                let cover = [UILabel(), UIButton(), UIView()][kind]
                cover.frame = CGRect(x: 70, y: 70, width: 60, height: 60)
                cell.contentView.addSubview(cover)
            }
        ) { device, grid, zoom in
            let fingers = device.pinch(at: CGPoint(x: 295, y: 295), spread: 80, scale: 2)
            try #expect(zoom.state == .zooming && zoom.targetView === grid.photo(3))
            device.lift(fingers)
        }
    }

    @Test("A cell's own interaction wins over its list's")
    func ownInteraction() throws {
        try run(prepare: { _, photo in if photo.interactions.isEmpty { photo.addInteraction(PinchZoomInteraction()) } }) {
            device,
            grid,
            zoom in
            let own = try #require(grid.photo(3).interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first)
            let fingers = device.pinch(at: CGPoint(x: 295, y: 295), spread: 80, scale: 2)
            #expect(own.state == .zooming && zoom.state == .idle)
            device.lift(fingers)
        }
    }

    @Test("A window's interaction lifts nothing behind a screen that is presented")
    func presented() throws {
        try run(on: .window) { device, grid, zoom in
            let sheet = UIViewController()
            sheet.view.backgroundColor = .white
            grid.present(sheet, animated: false)
            try device.advanceUntilIdle()
            for y in [60, 300, 700] {
                device.lift(device.pinch(at: CGPoint(x: 200, y: CGFloat(y)), spread: 80, scale: 2))
                #expect(zoom.state == .idle)
                try device.advanceUntilIdle()
            }
            grid.dismiss(animated: false)
        }
    }

    @Test("Without fingers, the photo at a point lifts, and the larger image is that of the found photo")
    func withoutFingers() throws {
        try run { device, grid, zoom in
            #expect(zoom.zoomIn(at: CGPoint(x: 100, y: 100)))
            try #expect(zoom.targetView === grid.photo(0))
            zoom.cancel()
            #expect(zoom.zoomIn(), "in the middle of the list")
            #expect(zoom.targetView is UIImageView)
            zoom.cancel()
            #expect(!zoom.zoomIn(at: CGPoint(x: 2000, y: 100)))
        }
    }

    @Test("Without VoiceOver, no cell gets a recognizer, an interaction or a view")
    func nothingInCells() throws {
        try run { device, grid, zoom in
            device.lift(device.pinch(at: CGPoint(x: 300, y: 300), spread: 60, scale: 2))
            try device.advanceUntilIdle()
            for cell in grid.collectionView.visibleCells {
                #expect(cell.subviews.count == 1 && cell.contentView.subviews.count == 1)
                for view in [cell, cell.contentView] + cell.contentView.subviews {
                    #expect(view.gestureRecognizers?.isEmpty ?? true)
                    #expect(view.interactions.isEmpty && view.accessibilityCustomActions == nil)
                }
            }
            _ = zoom
        }
    }
}
