import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The image view of this package's image for SwiftUI, with the sizes that SwiftUI proposes.
@MainActor @Suite("Hosted images", .timeLimit(.minutes(20)), .phones) struct HostedImageTests {
    private func makeView(_ contentMode: UIView.ContentMode = .scaleAspectFit, showing size: CGSize? = CGSize(width: 60, height: 40))
        -> HostedImageView
    {
        let view = HostedImageView()
        view.contentMode = contentMode
        view.image = size.map { size in
            UIGraphicsImageRenderer(size: size).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
        }
        return view
    }

    @Test("An image that fits keeps its aspect ratio, whichever lengths are proposed")
    func fits() throws {
        let view = makeView()
        #expect(view.size(proposedWidth: nil, height: nil) == CGSize(width: 60, height: 40))
        #expect(view.size(proposedWidth: 300, height: nil) == CGSize(width: 300, height: 200))
        #expect(view.size(proposedWidth: nil, height: 300) == CGSize(width: 450, height: 300))
        #expect(view.size(proposedWidth: 300, height: 600) == CGSize(width: 300, height: 200))
        #expect(view.size(proposedWidth: 300, height: 100) == CGSize(width: 150, height: 100))
        #expect(view.size(proposedWidth: .infinity, height: 100) == CGSize(width: 150, height: 100))
        #expect(view.size(proposedWidth: .infinity, height: .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(view.size(proposedWidth: 0, height: 0) == .zero)
    }

    @Test("An image that fills takes what is proposed, and an absent image takes no more")
    func fills() throws {
        let view = makeView(.scaleAspectFill)
        #expect(view.size(proposedWidth: 300, height: 600) == CGSize(width: 300, height: 600))
        #expect(view.size(proposedWidth: 300, height: nil) == CGSize(width: 300, height: 200))
        let empty = makeView(showing: nil)
        #expect(empty.size(proposedWidth: 300, height: 600) == CGSize(width: 300, height: 600))
        #expect(empty.size(proposedWidth: nil, height: nil) == .zero)
    }

    @Test("A length that is no number is no size", arguments: [UIView.ContentMode.scaleAspectFit, .scaleAspectFill])
    func noNumber(contentMode: UIView.ContentMode) {
        #expect(makeView(contentMode).size(proposedWidth: .nan, height: 100) == nil)
        #expect(makeView(contentMode).size(proposedWidth: 100, height: .nan) == nil)
        #expect(makeView(contentMode, showing: nil).size(proposedWidth: .nan, height: nil) == nil)
    }

    @Test("Two fingers lift the image as an image, it is an element with the zoom action, and SwiftUI's end of the view ends both roles")
    func lifts() throws {
        try HeadlessDevice.run { device in
            let (screen, view) = (UIViewController(), makeView(showing: CGSize(width: 300, height: 200)))
            screen.view.addSubview(view)
            view.frame = CGRect(x: 45, y: 300, width: 300, height: 200)
            let (place, zoom, sources) = (HostedPlace(), HostedZoom(offersAction: true), PagerSources())
            device.show(screen)
            place.use(zoom, in: view)
            place.stand(for: 7, among: sources, by: view)
            zoom.update(PinchZoomConfiguration(), isEnabled: true, of: view)
            #expect(sources.view(of: 7) === view)
            #expect(view.isAccessibilityElement && view.accessibilityCustomActions?.count == 1)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 100, scale: 2)
            #expect(zoom.interaction.state == .zooming)
            let overlay = try #require(device.windows.flatMap(\.descendants).first { $0 is PinchOverlayView })
            #expect(overlay.descendants.contains { ($0 as? UIImageView)?.image === view.image })
            place.end(view)
            #expect(zoom.interaction.state == .idle && zoom.interaction.view == nil && sources.view(of: 7) == nil)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(view.shownAlpha == 1 && view.interactions.isEmpty && !view.isAccessibilityElement)
        }
    }

    /// The end of a hosted view whose photo is up.
    enum End: CaseIterable {
        case removed, otherState
    }

    @Test("A view that SwiftUI removes, or gives another state, tells the app that the zoom has ended", arguments: End.allCases)
    func endIsTold(end: End) throws {
        try HeadlessDevice.run { device in
            let (screen, view) = (UIViewController(), makeView())
            view.frame = CGRect(x: 45, y: 300, width: 300, height: 200)
            screen.view.addSubview(view)
            device.show(screen)
            var (zoom, isZooming): (HostedZoom?, Bool) = (HostedZoom(), false)
            let place = HostedPlace()
            @MainActor func update() {
                place.use(zoom, in: view)
                zoom?.take(onChange: { isZooming = $0 != nil }, onOpen: nil)
                zoom?.update(PinchZoomConfiguration(), isEnabled: true, of: view)
            }
            update()
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 80, scale: 2)
            #expect(isZooming)
            switch end {
            case .removed:
                place.end(view)
                view.removeFromSuperview()
                zoom = nil
            case .otherState:
                zoom = HostedZoom()
                update()
            }
            device.lift(fingers.filter(\.isDown))
            device.advanceFrames(2)
            #expect(!isZooming)
            try device.advanceUntilIdle()
        }
    }

    @Test("Another zoom and another item replace the former ones of the same view")
    func replaced() throws {
        try HeadlessDevice.run { device in
            let (screen, view) = (UIViewController(), makeView())
            screen.view.addSubview(view)
            device.show(screen)
            let (place, former, next) = (HostedPlace(), HostedZoom(), HostedZoom())
            let (formerSources, sources) = (PagerSources(), PagerSources())
            for (zoom, item, pager) in [(former, 1, formerSources), (next, 2, sources)] {
                place.use(zoom, in: view)
                place.stand(for: item, among: pager, by: view)
                zoom.update(PinchZoomConfiguration(), isEnabled: true, of: view)
            }
            #expect(former.interaction.view == nil && next.interaction.view === view)
            #expect(formerSources.view(of: 1) == nil && sources.view(of: 2) === view)
            place.stand(for: nil, among: sources, by: view)
            #expect(sources.view(of: 2) == nil)
        }
    }
}
