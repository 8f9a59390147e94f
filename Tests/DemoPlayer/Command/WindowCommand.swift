import DeviceWindow
import HeadlessDevice
import TouchRecorder
import UIKit

/// Shows the app in a window until the window is closed.
@MainActor struct WindowCommand {
    let app: any DemoApp
    /// The file for the recorded touches, or `nil` to record nothing.
    let recordingTo: URL?
    let itemCount: Int

    func run() async throws {
        let size = CGSize(width: 390, height: 844)
        let zoom = try DeviceWindow.fittingZoom(for: size)
        var configuration = HeadlessDevice.Configuration()
        // The phone has as many pixels as the window, so that no pixel is drawn twice.
        configuration.scale = min(max(zoom, 1), 3)
        let device = HeadlessDevice(configuration)
        app.launch(on: device, as: TouchRecording.Start(), itemCount: itemCount, recordsTouches: recordingTo != nil)
        var options = DeviceWindow.Options()
        options.title = "PinchDemo"
        options.zoom = zoom
        let window = try DeviceWindow(showing: device, options: options)
        await window.run()
        if let recordingTo { try keep(in: recordingTo) }
    }

    private func keep(in file: URL) throws(DemoError) {
        guard let window = app.recordingWindow else { return }
        let recording = window.stopRecording(name: file.deletingPathExtension().lastPathComponent)
        guard !recording.events.isEmpty else {
            throw DemoError(description: "\(file.relativePath): nothing was touched, so nothing is kept")
        }
        do {
            try Data(recording.jsonLines.utf8).write(to: file, options: .atomic)
        } catch {
            throw DemoError(description: "\(file.relativePath): \(error.localizedDescription)")
        }
        print("\(recording.events.count) events are in \(file.relativePath); play them by --touches \(file.relativePath)")
    }
}
