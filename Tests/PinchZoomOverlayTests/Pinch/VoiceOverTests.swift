import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The places at which VoiceOver finds a photo, the elements while the photo is up, and the focus afterwards. From the pages of
/// `UIAccessibilityTraits.supportsZoom`, `accessibilityZoomIn(at:)`, `accessibilityViewIsModal`, `accessibilityPerformEscape()` and
/// `UIAccessibility.Notification.screenChanged`.
@MainActor @Suite("VoiceOver", .timeLimit(.minutes(20)), .phones) struct VoiceOverTests {
    /// Views with a photo, none with code for accessibility.
    enum Sample: CaseIterable, Sendable {
        /// The README's cell, in the README's feed.
        case cell
        case tableCell
        /// An image view with an interaction.
        case imageView
        /// The article's photo in a gallery.
        case galleryPhoto
    }

    /// The app's view that is an accessibility element.
    enum Element: CaseIterable, Sendable {
        case none, photo, cell
    }

    @Test(
        "A photo is reachable as the documentation has it: by the action, by the zoom gesture, and where it is",
        arguments: Sample.allCases
    )
    func sample(_ sample: Sample) throws {
        try HeadlessDevice.run { device in
            // With VoiceOver, a table's cell may be an element itself: see `TableVoiceOverTests`.
            device.isSwitchControlRunning = true
            let photo = try show(sample, on: device)
            let before = device.screenshot()
            photo.accessibilityLabel = "A cup of coffee"
            let isInCell = sample == .cell || sample == .tableCell
            // An image view itself doesn't respond to VoiceOver's zoom gesture.
            for byGesture in isInCell ? [false, true] : [false] {
                let elements = device.accessibilityElements(offering: "Zoom in")
                let element = try #require(elements.first)
                #expect(elements.count == 1 && device.accessibilityElements == elements)
                #expect(element.accessibilityFrame == photo.convert(photo.bounds, to: nil))
                #expect(element.accessibilityLabel == "A cup of coffee")
                #expect(element.accessibilityTraits == (isInCell ? [.image, .supportsZoom] : .image))
                let point = CGPoint(x: element.accessibilityFrame.midX, y: element.accessibilityFrame.midY)
                #expect(!device.perform(.zoomOut(at: point), on: element), "it is as small as it gets")
                #expect(device.perform(byGesture ? .zoomIn(at: point) : .custom("Zoom in"), on: element))
                device.advance(by: 1)
                #expect(photo.shownAlpha == 0)
                let lifted = device.accessibilityElements
                #expect(lifted.count == 1 && lifted.first !== element)
                #expect(device.perform(.escape, on: try #require(lifted.first)))
                try device.advanceUntilIdle()
                #expect(device.screenshot() == before && device.focusedAccessibilityElement === element)
            }
            #expect(photo.isAccessibilityElement == !isInCell && photo.subviews.isEmpty)
            let zoom = try interaction(of: photo)
            zoom.view?.removeInteraction(zoom)
            #expect(device.accessibilityElements.isEmpty, "the app's own are as they were")
        }
    }

    @Test("An element of the app's own stays the only one, and has the action", arguments: Element.allCases, [true, false])
    func ownElement(element: Element, isEarly: Bool) throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let cell = CaptionedCell(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            let own: [Element: UIView] = [.photo: cell.photoView, .cell: cell]
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            if isEarly { own[element]?.isAccessibilityElement = true }
            cell.enablePinchZoom()
            if !isEarly { own[element]?.isAccessibilityElement = true }
            root.addSubview(cell)
            device.show(root)
            device.advanceFrames()
            let offering = device.accessibilityElements(offering: "Zoom in")
            #expect(offering.count == 1 && (own[element].map { offering == [$0] } ?? (offering.first is PhotoElement)))
            #expect(device.accessibilityElements.contains(cell.captionLabel) == (element != .cell))
            #expect(device.accessibilityElements.count == (element == .cell ? 1 : 2))
            // After the cell's zoom is disabled, everything is as it was without the zoom.
            cell.disablePinchZoom()
            #expect(device.accessibilityElements(offering: "Zoom in").isEmpty)
            #expect(cell.subviews == [cell.contentView] && cell.photoView.subviews.isEmpty)
            #expect([cell, cell.photoView].allSatisfy { $0.accessibilityCustomActions == nil })
            #expect([cell.photoView, cell].map(\.isAccessibilityElement) == [element == .photo, element == .cell])
        }
    }

    @Test("A photo that the app hides from VoiceOver, that is not there, or that is not zoomed any more is no element")
    func noElement() throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let photo = try show(.cell, on: device)
            let zoom = try interaction(of: photo)
            let cell = try #require(zoom.view)
            @MainActor func count() -> Int { device.accessibilityElements.count }
            #expect(count() == 1)
            photo.accessibilityElementsHidden = true
            #expect(count() == 0)
            photo.accessibilityElementsHidden = false
            let image = photo.image
            photo.image = nil
            #expect(count() == 0)
            photo.image = image
            zoom.isEnabled = false
            #expect(count() == 0)
            zoom.isEnabled = true
            #expect(count() == 1)
            cell.removeInteraction(zoom)
            #expect(count() == 0 && !cell.subviews.contains { $0 is PhotoElement })
        }
    }

    @Test("The element of a cell's photo comes with VoiceOver or Switch Control, and goes with it", arguments: [true, false])
    func comesWithAssistiveTechnology(isVoiceOver: Bool) throws {
        try HeadlessDevice.run { device in
            let photo = try show(.cell, on: device)
            let cell = try #require(interaction(of: photo).view)
            @MainActor func elements() -> [UIView] { cell.subviews.filter { $0 is PhotoElement } }
            for isOn in [true, false, true] {
                if isVoiceOver { device.isVoiceOverRunning = isOn } else { device.isSwitchControlRunning = isOn }
                #expect(elements().count == (isOn ? 1 : 0))
                #expect(elements().first.map { $0.accessibilityCustomActions?.map(\.name) == ["Zoom in"] } ?? true)
                #expect(elements().allSatisfy { $0.accessibilityRespondsToUserInteraction })
            }
        }
    }

    /// A cell whose list adds the row's swipe actions to the cell's own actions, with new actions at each request.
    private final class SwipedCell: UICollectionViewCell {
        var swipes = ["Delete"]
        override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get {
                let own = super.accessibilityCustomActions ?? []
                return own + swipes.map { UIAccessibilityCustomAction(name: $0) { _ in true } }
            }
            set { super.accessibilityCustomActions = newValue }
        }
    }

    @Test("The actions of the app and of its list stay theirs, also those that change later")
    func othersActions() throws {
        try HeadlessDevice.run { device in
            let cell = SwipedCell(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            cell.isAccessibilityElement = true
            cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Like") { _ in true }]
            let photo = UIImageView(image: TestImages.photo(0))
            photo.frame = cell.contentView.bounds
            cell.contentView.addSubview(photo)
            let zoom = PinchZoomInteraction(lifting: .view { [weak photo] in photo })
            cell.addInteraction(zoom)
            @MainActor func names() -> [String] { cell.accessibilityCustomActions?.map(\.name) ?? [] }
            #expect(names() == ["Like", "Zoom in", "Delete"])
            cell.swipes = ["Archive", "Flag"]
            #expect(names() == ["Like", "Zoom in", "Archive", "Flag"])
            zoom.isEnabled = false
            #expect(names() == ["Like", "Archive", "Flag"])
            zoom.isEnabled = true
            cell.removeInteraction(zoom)
            #expect(names() == ["Like", "Archive", "Flag"])
        }
    }

    @Test("Accessors that are called on another thread answer, and don't trap")
    func anotherThread() async throws {
        let photo = UIImageView(image: TestImages.photo(0))
        photo.accessibilityLabel = "A boat"
        let resting = PhotoElement(photo: { photo }, zoomIn: { _ in true }, didEnterWindow: {})
        let lifted = LiftedPhotoElement(of: PinchZoomInteraction())
        #expect(resting.accessibilityLabel == "A boat")
        let (labels, areActions, frames) = await Task.detached {
            (
                [resting.accessibilityLabel, lifted.accessibilityLabel, lifted.accessibilityValue],
                [resting.accessibilityZoomIn(at: .zero), lifted.accessibilityZoomOut(at: .zero), lifted.accessibilityPerformEscape()],
                [resting.accessibilityFrame, lifted.accessibilityFrame]
            )
        }.value
        #expect(labels == [nil, nil, nil] && areActions == [false, false, false] && frames == [.zero, .zero])
    }

    @Test("A view of the app's own kind gets no subview: it may arrange whatever is in it")
    func ownKind() throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            card.addInteraction(PinchZoomInteraction())
            device.show(card)
            device.advanceFrames()
            #expect(card.subviews.isEmpty && card.accessibilityCustomActions?.map(\.name) == ["Zoom in"])
        }
    }

    @Test(
        "While it is up there is one element: its label, the zoom, where it is seen, zoom out and escape; the focus goes there and comes back",
        arguments: Element.allCases
    )
    func lifted(element: Element) throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let cell = CaptionedCell(frame: CGRect(x: 0, y: 300, width: 390, height: 240))
            let own: [Element: UIView] = [.photo: cell.photoView, .cell: cell]
            own[element]?.isAccessibilityElement = true
            (own[element] ?? cell.photoView).accessibilityLabel = "A boat"
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            cell.enablePinchZoom()
            root.addSubview(cell)
            device.show(root)
            device.advanceFrames()
            let resting = try #require(device.accessibilityElements(offering: "Zoom in").first)
            #expect(device.perform(.custom("Zoom in"), on: resting))
            let lifted = try #require(device.accessibilityElements.first)
            #expect(device.accessibilityElements == [lifted] && device.focusedAccessibilityElement === lifted)
            #expect(device.accessibilityFocus === lifted && device.accessibilityChangeCount == 1)
            // From the first moment, VoiceOver reads the final texts and draws the final frame.
            let expected = CGRect(x: 0, y: 300 + 100 - 200, width: 390, height: 400)
            for _ in 0..<2 {
                #expect(lifted.accessibilityLabel == "A boat")
                #expect(lifted.accessibilityValue == NumberFormatter.localizedString(from: 2, number: .percent))
                #expect(lifted.accessibilityTraits == [.image, .supportsZoom])
                #expect(lifted.accessibilityFrame.isNear(expected, within: 0.01), "what is seen of it: \(lifted.accessibilityFrame)")
                #expect(lifted.accessibilityCustomActions?.map(\.name) == ["Zoom out"])
                device.advance(by: 1)
            }
            #expect(device.perform(.custom("Zoom out"), on: lifted))
            #expect(cell.pinchZoomInteraction?.state == .returning)
            try device.advanceUntilIdle()
            #expect(device.focusedAccessibilityElement === resting && device.accessibilityChangeCount == 2)
            #expect(device.accessibilityElements.contains(resting))
        }
    }

    @Test("The zoom gesture goes on to the maximum, about its point, and each step is said")
    func further() throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let photo = try show(.cell, on: device)
            let zoom = try interaction(of: photo)
            var configuration = PinchZoomConfiguration()
            configuration.maximumScale = 5
            zoom.configuration = configuration
            let frame = photo.convert(photo.bounds, to: nil)
            let point = CGPoint(x: frame.minX + 30, y: frame.maxY - 20)
            #expect(device.perform(.zoomIn(at: point), on: try #require(device.accessibilityElements.first)))
            let lifted = try #require(device.accessibilityElements.first)
            var scales: [CGFloat] = []
            repeat {
                device.advance(by: 1)
                scales.append(zoom.pose.scale)
                let place = CGPoint(
                    x: frame.midX + zoom.pose.translation.dx + (point.x - frame.midX) * zoom.pose.scale,
                    y: frame.midY + zoom.pose.translation.dy + (point.y - frame.midY) * zoom.pose.scale
                )
                #expect(distance(place, point) < 0.01)
                #expect(
                    lifted.accessibilityValue
                        == NumberFormatter.localizedString(from: NSNumber(value: Double(zoom.pose.scale)), number: .percent)
                )
            } while device.perform(.zoomIn(at: point), on: lifted)
            #expect(scales.count == 3 && zip(scales, [2, 4, 5]).allSatisfy { abs($0 - $1) < 1e-6 })
            let steps = [4, 5].map { NumberFormatter.localizedString(from: $0, number: .percent) }
            #expect(device.announcements == steps)
            #expect(device.perform(.zoomOut(at: point), on: lifted) && zoom.state == .returning)
            #expect(!device.perform(.zoomIn(at: point), on: lifted), "it is on its way back")
            try device.advanceUntilIdle()
        }
    }

    @Test("VoiceOver hears the words of a language", arguments: ["de", "ar", "ja"])
    func language(_ language: String) throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let folder = try #require(Bundle.phrases?.url(forResource: language, withExtension: "lproj"))
            let photo = try show(.cell, on: device)
            let zoom = try interaction(of: photo)
            var configuration = PinchZoomConfiguration()
            configuration.phrases = PinchZoomConfiguration.Phrases(in: PhraseTable(bundle: Bundle(url: folder)))
            zoom.configuration = configuration
            let words = configuration.phrases
            #expect(words != PinchZoomConfiguration.Phrases(in: PhraseTable(bundle: nil)))
            #expect(device.perform(.custom(words.zoomIn), on: try #require(device.accessibilityElements(offering: words.zoomIn).first)))
            device.advance(by: 1)
            let lifted = try #require(device.accessibilityElements.first)
            #expect(
                device.focusedAccessibilityElement === lifted && device.announcements.isEmpty,
                "nothing cuts off the element's own words"
            )
            #expect(device.perform(.custom(words.zoomOut), on: lifted))
            try device.advanceUntilIdle()
            #expect(device.announcements.isEmpty)
        }
    }

    @Test("A photo that fingers hold has its element too, and no focus moves for it")
    func fingers() throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let photo = try show(.cell, on: device)
            photo.accessibilityLabel = "A boat"
            let frame = photo.convert(photo.bounds, to: nil)
            let fingers = device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 60, scale: 2)
            #expect(device.spokenLabels == ["A boat"])
            #expect(device.accessibilityElements.first is LiftedPhotoElement)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(device.accessibilityChangeCount == 0 && device.announcements.isEmpty)
        }
    }

    @Test("A photo whose cell has gone leaves the focus to whoever comes")
    func gone() throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let photo = try show(.imageView, on: device)
            #expect(device.perform(.custom("Zoom in"), on: try #require(device.accessibilityElements.first)))
            let lifted = device.accessibilityFocus
            photo.removeFromSuperview()
            device.advanceFrames(2)
            #expect(device.accessibilityElements.isEmpty)
            #expect(device.accessibilityFocus === lifted, "it is sent nowhere")
        }
    }

    @Test("After a transition the focus goes to the element that stands for the photo")
    func transition() throws {
        try HeadlessDevice.run { device in
            device.isVoiceOverRunning = true
            let photo = try show(.cell, on: device)
            let element = try #require(device.accessibilityElements.first)
            photo.takeFocus { true }
            try device.advanceUntilIdle()
            #expect(device.focusedAccessibilityElement === element)
        }
    }

    @Test("An image view is an element as long as it can be zoomed; one that the app has made one stays so", arguments: [true, false])
    func imageView(isOwnElement: Bool) throws {
        let (photo, zoom) = (UIImageView(image: TestImages.photo(0)), PinchZoomInteraction())
        photo.isAccessibilityElement = isOwnElement
        photo.addInteraction(zoom)
        #expect(photo.isAccessibilityElement)
        zoom.isEnabled = false
        #expect(photo.isAccessibilityElement == isOwnElement && photo.accessibilityCustomActions == nil)
        zoom.isEnabled = true
        zoom.configuration = PinchZoomConfiguration()
        #expect(photo.isAccessibilityElement && photo.accessibilityCustomActions?.count == 1)
        photo.removeInteraction(zoom)
        #expect(photo.isAccessibilityElement == isOwnElement && photo.accessibilityCustomActions == nil)
    }

    private func interaction(of photo: UIView) throws -> PinchZoomInteraction {
        try #require(
            sequence(first: photo, next: \.superview).lazy.flatMap(\.interactions).compactMap { $0 as? PinchZoomInteraction }.first
        )
    }

    private func show(_ sample: Sample, on device: HeadlessDevice) throws -> UIImageView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let frame = CGRect(x: 0, y: 200, width: 390, height: 260)
        let photo: UIImageView
        switch sample {
        case .cell:
            let feed = FeedViewController(photos: [TestImages.photo(0)])
            device.show(feed)
            device.advanceFrames()
            return try #require(feed.collectionView.visibleCells.compactMap { $0 as? PhotoCell }.first).photoView
        case .tableCell:
            let cell = PhotoTableCell(frame: frame)
            photo = cell.photoView
            photo.frame = cell.contentView.bounds
            root.addSubview(cell)
        case .imageView:
            photo = UIImageView(frame: frame)
            AppSnippets.addInteraction(to: photo)
            root.addSubview(photo)
        case .galleryPhoto:
            photo = GalleryPhotoView(frame: frame)
            root.addSubview(photo)
        }
        photo.image = TestImages.photo(0)
        device.show(root)
        device.advanceFrames()
        return photo
    }
}

/// The README's cell for tables.
private final class PhotoTableCell: UITableViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    init(frame: CGRect) {
        super.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
        contentView.frame = bounds
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}

/// A photo with a caption beneath it.
private final class CaptionedCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView(image: TestImages.photo(0))
    let captionLabel = UILabel()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 200)
        captionLabel.frame = CGRect(x: 16, y: 200, width: bounds.width - 32, height: 40)
        captionLabel.text = "On the lake"
        captionLabel.isAccessibilityElement = true
        contentView.addSubview(photoView)
        contentView.addSubview(captionLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
