/// A motion that runs by itself from frame to frame: a list that decelerates, or springs back.
@MainActor protocol SystemMotion: AnyObject {
    /// A description of the motion.
    var name: String { get }

    /// Shows the motion at a time. Returns false if the motion is over.
    func advance(to time: CFTimeInterval) -> Bool
}

/// The motions under way.
@MainActor struct SystemMotions {
    private var running: [any SystemMotion] = []

    var names: [String] { running.map(\.name) }

    mutating func start(_ motion: any SystemMotion) {
        running.append(motion)
    }

    mutating func stop(_ motion: any SystemMotion) {
        running.removeAll { $0 === motion }
    }

    func contains(_ motion: any SystemMotion) -> Bool {
        running.contains { $0 === motion }
    }

    /// The motions that run now. A motion may start or stop others while it advances.
    var snapshot: [any SystemMotion] { running }
}

extension Platform {
    func advanceSystemMotion() {
        let time = RenderServer.current.now
        for motion in systemMotions.snapshot where systemMotions.contains(motion) {
            if !motion.advance(to: time) { systemMotions.stop(motion) }
        }
    }

    var systemMotionUnderWay: [String] { systemMotions.names }
}
