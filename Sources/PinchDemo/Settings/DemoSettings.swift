import PinchZoomOverlay
import UIKit

/// What shows the feed, the configuration that all photos of the demo have, and who wants to hear of changes.
@MainActor final class DemoSettings {
    /// What shows the feed.
    enum FeedStyle: CaseIterable, Sendable {
        case collection, table
    }

    private(set) var configuration = PinchZoomConfiguration()
    var feedStyle = FeedStyle.collection {
        didSet { if feedStyle != oldValue { tellObservers() } }
    }
    /// What the grid's large photos come over.
    let network = SimulatedNetwork()
    /// How large a pinch makes a photo that it is to open, if it opens photos.
    static let openingScale: CGFloat = 1.5
    /// Whether what fingers do is to be recorded, from when the settings close.
    var recordsTouches = false
    /// What records it.
    weak var recordingWindow: TouchRecordingWindow?
    private var observers: [@MainActor () -> Void] = []

    /// - Parameter pinchOpensPhoto: whether a pinch that is let go above ``openingScale`` opens the photo.
    init(pinchOpensPhoto: Bool = false) {
        if pinchOpensPhoto { configuration.openingScale = DemoSettings.openingScale }
    }

    /// Changes the configuration; one that makes no sense is refused and changes nothing.
    func change(_ change: (inout PinchZoomConfiguration) -> Void) {
        var next = configuration
        change(&next)
        guard (try? next.validate()) != nil else { return }
        configuration = next
        tellObservers()
    }

    /// Calls a closure after each change.
    func addObserver(_ observer: @escaping @MainActor () -> Void) {
        observers.append(observer)
    }

    private func tellObservers() {
        observers.forEach { $0() }
    }

    /// What a recording that begins at the feed says of the settings.
    var recordingStart: TouchRecording.Start {
        TouchRecording.Start(
            pinch: configuration.openingScale == nil ? .zooms : .opens,
            network: TouchRecording.Start.Network(network.quality)
        )
    }

    /// Gives a photo the present configuration.
    func apply(to zoomable: any PinchZoomable) {
        zoomable.enablePinchZoom(configuration)
    }
}
