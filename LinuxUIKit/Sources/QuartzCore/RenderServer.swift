/// Virtual time and everything that runs with it: the things that Core Animation's server holds on a phone.
///
/// Core Animation's types belong to no actor, so this class belongs to none either. The simulated phone uses it only from the main actor.
package final class RenderServer {
    /// The server of the phone that is switched on.
    nonisolated(unsafe) package static var current = RenderServer()

    /// The time now, in seconds since the phone was switched on.
    package private(set) var now: CFTimeInterval = 0

    /// The length of a frame, in seconds: 1/60 or 1/120.
    package var frameDuration: CFTimeInterval = 1.0 / 60

    /// The number of frames shown so far.
    package private(set) var frameCount = 0

    /// The display links that have been added to a run loop, in order.
    package private(set) var displayLinks: [CADisplayLink] = []

    /// The main thread's run loop.
    package let mainRunLoop = CFRunLoop()

    /// The animations, and the closures to call at their end.
    package let schedule = AnimationSchedule()

    /// The layers whose contents are due, in order.
    private var layersToDisplay: [CALayer] = []
    private var waitingLayers: [WaitingLayer] = []

    private struct WaitingLayer {
        weak var layer: CALayer?
    }

    package init() {}

    func displayIsNeeded(by layer: CALayer) {
        layersToDisplay.append(layer)
    }

    func takeLayersToDisplay() -> [CALayer] {
        let layers = layersToDisplay + waitingLayers.compactMap(\.layer)
        layersToDisplay = []
        waitingLayers = []
        return layers
    }

    /// Stores weak references to layers that are on no screen.
    func wait(for layers: [CALayer]) {
        waitingLayers += layers.map { WaitingLayer(layer: $0) }
    }

    package func advance(to time: CFTimeInterval) {
        precondition(time >= now, "LinuxUIKit: time does not run backwards")
        now = time
    }

    package func countFrame() {
        frameCount += 1
    }

    func register(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
    }

    func unregister(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }
}

/// Returns the time now, in seconds: the virtual clock's.
public func CACurrentMediaTime() -> CFTimeInterval {
    RenderServer.current.now
}
