extension TouchRecording {
    /// The device whose UIKit gave a recording's answers.
    package struct Device: Equatable, Sendable {
        /// The hardware's identifier, as "iPhone17,3"; "LinuxUIKit" on the simulated phone.
        package let model: String
        /// The system's name and version, as "iOS 26.2".
        package let system: String
        /// The system's build, as "23C54"; empty where there is none.
        package let build: String
        /// How many frames a second the display shows at most.
        package let framesPerSecond: Double

        /// A device, its number rounded to what a file keeps.
        package init(model: String, system: String, build: String, framesPerSecond: Double) {
            self.model = model
            self.system = system
            self.build = build
            self.framesPerSecond = framesPerSecond.roundedToMillionths
        }

        /// What is wrong with it, if anything is.
        var problem: String? {
            guard framesPerSecond > 0, framesPerSecond <= 10_000 else {
                return "“rate” must be more than 0 and at most 10000, not \(TouchRecording.text(of: framesPerSecond))"
            }
            return nil
        }
    }
}
