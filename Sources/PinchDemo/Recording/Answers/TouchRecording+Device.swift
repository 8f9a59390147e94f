extension TouchRecording {
    /// The device whose UIKit gave a recording's answers.
    struct Device: Equatable, Sendable {
        /// The hardware's identifier, as "iPhone17,3"; "LinuxUIKit" on the simulated phone.
        let model: String
        /// The system's name and version, as "iOS 26.2".
        let system: String
        /// The system's build, as "23C54"; empty where there is none.
        let build: String
        /// How many frames a second the display shows at most.
        let framesPerSecond: Double

        /// A device, its number rounded to what a file keeps.
        init(model: String, system: String, build: String, framesPerSecond: Double) {
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
