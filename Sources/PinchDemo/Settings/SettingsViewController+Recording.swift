import UIKit

/// The switch that records touches. A recording starts when the settings screen closes.
///
/// If a person turns the switch off, the recording is shared. The recording ends before the tap that opened the settings screen.
extension SettingsViewController {
    func recordingRow() -> SettingRow {
        let toggle = UISwitch()
        toggle.isOn = settings.recordsTouches
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                guard let self, let toggle else { return }
                settings.recordsTouches = toggle.isOn
                if !toggle.isOn { shareRecording(from: toggle) }
            },
            for: .valueChanged
        )
        return SettingRow(title: "Record touches", control: toggle, isWide: false)
    }

    /// Starts a recording or continues the current recording, if the switch is on.
    func recordIfWanted() {
        guard settings.recordsTouches, let window = settings.recordingWindow else { return }
        guard window.isRecording else { return window.startRecording(as: settings.recordingStart) }
        window.clearEnd()
    }

    private func shareRecording(from view: UIView) {
        guard let window = settings.recordingWindow, window.isRecording else { return }
        let file = RecordingFile(TouchRecording.Device(showing: window), at: Date())
        let recording = window.stopRecording(name: file.name)
        guard !recording.events.isEmpty else { return }
        // If the file can't be written, the sheet shares the recording as text.
        let item = (try? file.write(recording)).map { $0 as Any } ?? recording.jsonLines
        let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }
}
