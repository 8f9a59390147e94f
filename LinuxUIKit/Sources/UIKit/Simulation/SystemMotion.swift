/// Something that moves by itself from frame to frame: a list that flies on, or springs back.
@MainActor protocol SystemMotion: AnyObject {
    /// What it is, in words.
    var name: String { get }

    /// Shows how far it is at a time; false when it is over.
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

    /// Those that run now: a motion may start or stop others while it advances.
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
