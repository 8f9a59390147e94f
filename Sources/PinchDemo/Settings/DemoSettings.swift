import PinchZoomOverlay
import UIKit

/// The settings of the demo, with the closures that are called after a change.
@MainActor final class DemoSettings {
    /// The kind of list that shows the feed.
    enum FeedStyle: CaseIterable, Sendable {
        case collection, table
    }

    private(set) var configuration = PinchZoomConfiguration()
    var feedStyle = FeedStyle.collection {
        didSet { if feedStyle != oldValue { notifyObservers() } }
    }
    /// The network over which the grid's large photos are loaded.
    let network = SimulatedNetwork()
    /// The scale at or above which a released photo opens, if pinches open photos.
    static let openingScale: CGFloat = 1.5
    /// Whether touches are recorded. A recording starts when the settings screen closes.
    var recordsTouches = false
    /// The window that records touches.
    weak var recordingWindow: TouchRecordingWindow?
    private var observers: [@MainActor () -> Void] = []

    /// - Parameter pinchOpensPhoto: Whether a pinch opens the photo if the scale at the release is at least ``openingScale``.
    init(pinchOpensPhoto: Bool = false) {
        if pinchOpensPhoto { configuration.openingScale = DemoSettings.openingScale }
    }

    /// Changes the configuration and notifies the observers. An invalid configuration is ignored.
    func change(_ change: (inout PinchZoomConfiguration) -> Void) {
        var next = configuration
        change(&next)
        guard (try? next.validate()) != nil else { return }
        configuration = next
        notifyObservers()
    }

    /// Adds a closure that is called after each change.
    func addObserver(_ observer: @escaping @MainActor () -> Void) {
        observers.append(observer)
    }

    private func notifyObservers() {
        observers.forEach { $0() }
    }

    /// The state of the app for a recording that starts at the feed.
    var recordingStart: TouchRecording.Start {
        TouchRecording.Start(
            pinch: configuration.openingScale == nil ? .zooms : .opens,
            network: TouchRecording.Start.Network(network.quality)
        )
    }

    /// Applies the current configuration to a photo.
    func apply(to zoomable: any PinchZoomable) {
        zoomable.enablePinchZoom(configuration)
    }
}
