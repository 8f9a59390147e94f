import PinchZoomOverlay
import UIKit

/// The settings of the demo: the list of the feed, the configuration of all photos, and the observers of changes.
@MainActor final class DemoSettings {
    /// The list that shows the feed.
    enum FeedStyle: CaseIterable, Sendable {
        case collection, table
    }

    private(set) var configuration = PinchZoomConfiguration()
    var feedStyle = FeedStyle.collection {
        didSet { if feedStyle != oldValue { tellObservers() } }
    }
    /// The network that the grid's large photos come over.
    let network = SimulatedNetwork()
    /// The scale from which a pinch opens a photo.
    static let openingScale: CGFloat = 1.5
    /// Whether what fingers do is to be recorded, from when the settings close.
    var recordsTouches = false
    /// The recorder of touches.
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

    /// The description of the settings in a recording that begins at the feed.
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
