extension TouchRecording {
    /// The device on which a recording's answers were recorded.
    package struct Device: Equatable, Sendable {
        /// The hardware's identifier, such as "iPhone17,3"; "LinuxUIKit" on the simulated phone.
        package let model: String
        /// The system's name and version, such as "iOS 26.2".
        package let system: String
        /// The system's build, such as "23C54", or an empty string if the system has no build.
        package let build: String
        /// The display's highest frame rate, in frames per second.
        package let framesPerSecond: Double

        /// Creates a device. The frame rate is rounded to six decimals, as in a file.
        package init(model: String, system: String, build: String, framesPerSecond: Double) {
            self.model = model
            self.system = system
            self.build = build
            self.framesPerSecond = framesPerSecond.roundedToMillionths
        }

        /// The first problem with a value, or `nil` if there is none.
        var problem: String? {
            guard framesPerSecond > 0, framesPerSecond <= 10_000 else {
                return "“rate” must be more than 0 and at most 10000, not \(TouchRecording.text(of: framesPerSecond))"
            }
            return nil
        }
    }
}
