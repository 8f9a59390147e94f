import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// The interface of the demo app for the player. Only the demo's own program imports the demo.
@MainActor package protocol DemoApp {
    /// Launches the app on a phone.
    ///
    /// - Parameters:
    ///   - start: The state of the app at its launch.
    ///   - itemCount: The number of posts in the feed.
    ///   - recordsTouches: Whether touches are recorded from the launch on.
    func launch(on device: HeadlessDevice, as start: TouchRecording.Start, itemCount: Int, recordsTouches: Bool)
    /// The tabs of the app that was launched last.
    var tabs: UITabBarController? { get }
    /// The window that can record touches.
    var recordingWindow: TouchRecordingWindow? { get }
    /// The lifted photo of the feed, or `nil` if no photo is lifted.
    var zoomed: (any PinchZoomable)? { get }
    /// Changes the configuration of all photos.
    func configure(_ change: (inout PinchZoomConfiguration) -> Void)
}
