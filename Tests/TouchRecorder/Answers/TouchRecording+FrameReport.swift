extension TouchRecording {
    /// What was on the screen when a display link fired.
    package struct FrameReport: Equatable, Sendable {
        /// How many times the link had fired before, from the recording's start on; a frame that the app missed has no number.
        package let number: Int
        /// What flew; nil for a frame without anything in flight. Where several things fly there is a report of each, with one number.
        package let flying: FlyingReport?

        var problem: String? {
            guard (0..<1_000_000_000).contains(number) else { return "“frame” must be a whole number from 0 to 999999999, not \(number)" }
            return flying?.problem
        }
    }

    /// What flies, as it is presented on the screen.
    package struct FlyingReport: Equatable, Sendable {
        /// What it is: "photo", "screen".
        package let name: String
        /// Its middle in the window, in points.
        package let x: Double
        package let y: Double
        /// Its size before the transform, in points.
        package let width: Double
        package let height: Double
        /// The transform from its own coordinates to the window's, without the translation.
        package let a: Double
        package let b: Double
        package let c: Double
        package let d: Double
        /// How opaque it is, with all that it lies in.
        package let alpha: Double
        /// The alpha of the backdrop behind it; nil if there is none.
        package let backdrop: Double?

        /// A report, its numbers rounded to what a file keeps.
        package init(
            name: String,
            x: Double,
            y: Double,
            width: Double,
            height: Double,
            a: Double = 1,
            b: Double = 0,
            c: Double = 0,
            d: Double = 1,
            alpha: Double = 1,
            backdrop: Double? = nil
        ) {
            self.name = name
            self.x = x.roundedToMillionths
            self.y = y.roundedToMillionths
            self.width = width.roundedToMillionths
            self.height = height.roundedToMillionths
            self.a = a.roundedToMillionths
            self.b = b.roundedToMillionths
            self.c = c.roundedToMillionths
            self.d = d.roundedToMillionths
            self.alpha = alpha.roundedToMillionths
            self.backdrop = backdrop?.roundedToMillionths
        }

        var problem: String? { numbers.problem }

        /// The numbers and their keys, in the order in which a file has them.
        package var numbers: [(key: String, value: Double)] {
            let always: [(key: String, value: Double)] = [
                ("x", x), ("y", y), ("width", width), ("height", height), ("a", a), ("b", b), ("c", c), ("d", d), ("alpha", alpha),
            ]
            return always + (backdrop.map { [("backdrop", $0)] } ?? [])
        }
    }
}
