import UIKit

extension TouchRecording.Device {
    /// Describes the device that shows a window. Nothing identifies the device's owner.
    @MainActor package init(showing window: UIWindow) {
        let device = UIDevice.current
        #if canImport(ObjectiveC)
        // On a simulator, `hw.machine` is the Mac's hardware.
        let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
        let model = simulated.map { "\($0) (simulator)" } ?? Self.systemValue("hw.machine")
        let build = Self.systemValue("kern.osversion")
        #else
        let model = "LinuxUIKit"
        let build = ""
        #endif
        self.init(
            model: model,
            system: "\(device.systemName) \(device.systemVersion)",
            build: build,
            framesPerSecond: Double(window.screen.maximumFramesPerSecond)
        )
    }

    #if canImport(ObjectiveC)
    /// Reads a value of the system by its name. Returns an empty string if the system has no such value.
    private static func systemValue(_ name: String) -> String {
        var size = 0
        guard sysctlbyname(name, nil, &size, nil, 0) == 0, size > 0 else { return "" }
        var bytes = [UInt8](repeating: 0, count: size)
        guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return "" }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    #endif
}
