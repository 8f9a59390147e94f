import Foundation
import TouchRecorder

/// Compares the measurements of a recognizer, by its kind.
struct MeasureComparison {
    private var scale: ComparedQuantity
    private var scaleVelocity: ComparedQuantity
    private var angle: ComparedQuantity
    private var angleVelocity: ComparedQuantity
    private var translation: ComparedQuantity
    private var panVelocity: ComparedQuantity

    /// Creates the quantities of a recognizer, such as "pinch on photo 0".
    init(_ name: String) {
        scale = ComparedQuantity("\(name): scale", .scale)
        scaleVelocity = ComparedQuantity("\(name): velocity", .pinchVelocity)
        angle = ComparedQuantity("\(name): angle", .turn)
        angleVelocity = ComparedQuantity("\(name): velocity", .turnVelocity)
        translation = ComparedQuantity("\(name): translation", .centroid)
        panVelocity = ComparedQuantity("\(name): velocity", .panVelocity)
    }

    /// All quantities, including those that the recognizer doesn't measure.
    var quantities: [ComparedQuantity] { [scale, scaleVelocity, angle, angleVelocity, translation, panVelocity] }

    /// Adds a pair of measurements.
    mutating func note(
        _ measured: TouchRecording.RecognizerReport.Measure,
        _ ours: TouchRecording.RecognizerReport.Measure,
        at time: TimeInterval
    ) {
        switch (measured, ours) {
        case (.scale(let one, let velocity), .scale(let other, let otherVelocity)):
            scale.note([one], [other], at: time)
            scaleVelocity.note([velocity], [otherVelocity], at: time)
        case (.angle(let one, let velocity), .angle(let other, let otherVelocity)):
            angle.note([one], [other], at: time)
            angleVelocity.note([velocity], [otherVelocity], at: time)
        case (.translation(let dx, let dy, let vx, let vy), .translation(let otherX, let otherY, let otherVX, let otherVY)):
            translation.note([dx, dy], [otherX, otherY], at: time)
            panVelocity.note([vx, vy], [otherVX, otherVY], at: time)
        // Only one recognizer recognized a gesture. The states show this difference.
        default: break
        }
    }
}
