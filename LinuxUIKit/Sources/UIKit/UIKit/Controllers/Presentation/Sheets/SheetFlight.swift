/// A sheet that moves to a detent after a finger has let go of it.
@MainActor final class SheetFlight: SystemMotion {
    private weak var sheet: UISheetPresentationController?
    private let motion: AxisMotion
    private let start = RenderServer.current.now
    private let whenDone: () -> Void

    /// The velocity is the height's, in points a second.
    init(
        _ sheet: UISheetPresentationController,
        from height: CGFloat,
        velocity: CGFloat,
        to target: CGFloat,
        whenDone: @escaping () -> Void
    ) {
        self.sheet = sheet
        self.whenDone = whenDone
        motion = AxisMotion.arrival(from: height, velocity: velocity, at: target)
    }

    var name: String { "a sheet moves to a detent" }

    func advance(to time: CFTimeInterval) -> Bool {
        guard let sheet, sheet.containerView != nil else { return false }
        let elapsed = time - start
        guard elapsed < motion.duration else {
            whenDone()
            return false
        }
        sheet.show(height: motion.position(at: elapsed))
        return true
    }
}
