/// The motion of a sheet to a detent after a finger has released the sheet.
@MainActor final class SheetFlight: SystemMotion {
    private weak var sheet: UISheetPresentationController?
    private let motion: AxisMotion
    private let start = RenderServer.current.now
    private let whenDone: () -> Void

    /// The velocity is the velocity of the height, in points per second.
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
