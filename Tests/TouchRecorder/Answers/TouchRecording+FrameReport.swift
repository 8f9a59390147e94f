extension TouchRecording {
    /// The content of the screen when a display link fired.
    package struct FrameReport: Equatable, Sendable {
        /// The number of times that the link had fired before, since the recording's start. A frame that the app missed gets no number.
        package let number: Int
        /// The flying view, or `nil` for a frame in which nothing flies. If several views fly, each has its own report with the same
        /// number.
        package let flying: FlyingReport?

        var problem: String? {
            guard (0..<1_000_000_000).contains(number) else { return "“frame” must be a whole number from 0 to 999999999, not \(number)" }
            return flying?.problem
        }
    }

    /// A flying view as it is presented on the screen.
    package struct FlyingReport: Equatable, Sendable {
        /// The name of the view, such as "photo" or "coming screen".
        package let name: String
        /// The centre in the window, in points.
        package let x: Double
        package let y: Double
        /// The size before the transform, in points.
        package let width: Double
        package let height: Double
        /// The transform from the view's coordinates to the window's, without the translation.
        package let a: Double
        package let b: Double
        package let c: Double
        package let d: Double
        /// The opacity of the view, multiplied with that of all its superviews.
        package let alpha: Double
        /// The alpha of the backdrop behind the view, or `nil` without a backdrop.
        package let backdrop: Double?

        /// Creates a report with numbers that are rounded to six decimals, as in a file.
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

        /// The numbers and their keys, in the order of a file.
        package var numbers: [(key: String, value: Double)] {
            let always: [(key: String, value: Double)] = [
                ("x", x), ("y", y), ("width", width), ("height", height), ("a", a), ("b", b), ("c", c), ("d", d), ("alpha", alpha),
            ]
            return always + (backdrop.map { [("backdrop", $0)] } ?? [])
        }
    }
}
