import PinchZoomOverlay
import UIKit

@testable import DemoPlayer

/// Logs like a replay's, with known numbers.
enum SyntheticLog {
    /// The centre of the photo's place, in points.
    static let home = CGPoint(x: 195, y: 300)
    /// A frame's duration, in seconds.
    static let frame = 1.0 / 60

    /// Returns a log of a zoom to scale 3 with the alpha of the default curve. The log has 5 frames of rest, 10 frames of two fingers that
    /// do not lift yet, 60 frames of the zoom, 30 frames of the way back, and rest.
    static func zoomToThree() -> GestureLog {
        var log = GestureLog()
        let fingers = [finger(1, 145, 300), finger(2, 245, 300)]
        for _ in 0..<5 { note(&log, [], .idle) }
        for _ in 0..<10 { note(&log, fingers, .idle) }
        for index in 0..<60 {
            let scale = 1 + 2 * CGFloat(index) / 59
            let spread = 50 * scale
            note(&log, [finger(1, 195 - spread, 300), finger(2, 195 + spread, 300)], .zooming, PinchZoomPose(scale: scale))
        }
        for index in 0..<30 {
            note(&log, [], .returning, PinchZoomPose(scale: 1 + 2 * CGFloat(29 - index) / 30))
        }
        for _ in 0..<10 { note(&log, [], .idle) }
        return log
    }

    /// Notes the next frame a sixtieth of a second after the last.
    static func note(
        _ log: inout GestureLog,
        _ fingers: [GestureLog.Finger],
        _ state: PinchZoomInteraction.State,
        _ pose: PinchZoomPose = .identity,
        home: CGPoint? = SyntheticLog.home
    ) {
        log.note(
            time: Double(log.frames.count) * frame,
            fingers: fingers,
            state: state,
            pose: pose,
            backdropAlpha: state == .idle ? 0 : BackdropCurve.default.alpha(at: pose.scale),
            home: home
        )
    }

    static func finger(_ id: Int, _ x: CGFloat, _ y: CGFloat) -> GestureLog.Finger {
        GestureLog.Finger(id: id, point: CGPoint(x: x, y: y))
    }
}
