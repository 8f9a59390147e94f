import Foundation
import TouchRecorder

/// What a recognizer measured, by its kind.
struct MeasureComparison {
    private var scale: ComparedQuantity
    private var scaleVelocity: ComparedQuantity
    private var angle: ComparedQuantity
    private var angleVelocity: ComparedQuantity
    private var translation: ComparedQuantity
    private var panVelocity: ComparedQuantity

    /// Those of a recognizer, as "pinch on photo 0".
    init(_ name: String) {
        scale = ComparedQuantity("\(name): scale", .scale)
        scaleVelocity = ComparedQuantity("\(name): velocity", .pinchVelocity)
        angle = ComparedQuantity("\(name): angle", .turn)
        angleVelocity = ComparedQuantity("\(name): velocity", .turnVelocity)
        translation = ComparedQuantity("\(name): translation", .centroid)
        panVelocity = ComparedQuantity("\(name): velocity", .panVelocity)
    }

    /// All, also those that the recognizer has not.
    var quantities: [ComparedQuantity] { [scale, scaleVelocity, angle, angleVelocity, translation, panVelocity] }

    /// Takes a pair of reports in.
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
        // One of them did not recognize anything, which the states say.
        default: break
        }
    }
}
