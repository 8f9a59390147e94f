import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// The demo, as the player uses it: nothing but the demo's own program imports the demo.
@MainActor package protocol DemoApp {
    /// Launches the app on a phone.
    ///
    /// - Parameters:
    ///   - start: how the app begins.
    ///   - itemCount: how many posts the feed has.
    ///   - recordsTouches: whether what fingers do is recorded from the start.
    func launch(on device: HeadlessDevice, as start: TouchRecording.Start, itemCount: Int, recordsTouches: Bool)
    /// The tabs of the app that was launched last.
    var tabs: UITabBarController? { get }
    /// The window that records what fingers do.
    var recordingWindow: TouchRecordingWindow? { get }
    /// The photo of the feed that is up.
    var zoomed: (any PinchZoomable)? { get }
    /// The requests for the grid's large photos, or nil while no pager shows them.
    var photoRequests: PhotoRequests? { get }
    /// Changes the configuration that all photos have.
    func configure(_ change: (inout PinchZoomConfiguration) -> Void)
}

/// The requests for large photos that an app has made.
package struct PhotoRequests: Sendable {
    let count: Int
    let isWaitingForFiles: Bool

    /// - Parameters:
    ///   - count: how many photos have been requested since the app was launched.
    ///   - isWaitingForFiles: whether files of photos are being made.
    package init(count: Int, isWaitingForFiles: Bool) {
        self.count = count
        self.isWaitingForFiles = isWaitingForFiles
    }
}
