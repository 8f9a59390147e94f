import Testing

@testable import Feel

@MainActor @Suite("Feel: the motions that were measured", .timeLimit(.minutes(20))) struct FeelMotionTests {
    @Test("Each motion is seen: the table reads the places at which the screen shows the photo")
    func motions() throws {
        var motion = FeelMotion()
        try motion.play()
        let unseen = motion.rows.filter { $0.ours == "nothing" }.map(\.quantity)
        #expect(motion.rows.count > 20 && unseen.isEmpty, "\(unseen)")
    }
}
