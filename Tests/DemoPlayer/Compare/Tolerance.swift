/// The largest allowed differences from a phone's answers, with reasons.
enum Tolerance: CaseIterable, Sendable {
    case states, gestureTime, scale, turn, pinchVelocity, turnVelocity, panVelocity, centroid, touchCount
    case offset, flags, calls, callTime, order
    case flights, flightTime, position, size, transform, alpha
    case frames

    /// The largest difference that is ignored, in ``unit``.
    var limit: Double {
        switch self {
        case .states, .touchCount, .flags, .calls, .order, .flights, .frames: 0.5
        case .gestureTime: 0.001
        case .scale, .turn: 0.002
        case .pinchVelocity, .turnVelocity: 0.05
        case .panVelocity: 5
        case .centroid: 0.1
        case .offset, .position, .size: 0.4
        case .callTime, .flightTime: 0.025
        case .transform, .alpha: 0.005
        }
    }

    var unit: String {
        switch self {
        case .states, .touchCount, .flags, .calls, .order, .flights, .frames, .scale, .transform, .alpha: ""
        case .gestureTime, .callTime, .flightTime: "s"
        case .turn: "rad"
        case .pinchVelocity: "/s"
        case .turnVelocity: "rad/s"
        case .panVelocity: "pt/s"
        case .centroid, .offset, .position, .size: "pt"
        }
    }

    /// Whether the values are words or their order, which are either equal or not.
    var isCounted: Bool { limit == 0.5 }

    /// The reason for the size of the limit.
    var reason: String {
        switch self {
        case .states, .touchCount, .flags, .calls, .order, .flights: "what is counted or ordered is the same or is not"
        case .frames: "one frame that was not shown is seen"
        case .gestureTime: "a gesture begins and ends with an event of the trace, whose time both have"
        case .scale, .turn: "half a point between fingers that are 250 points apart"
        case .pinchVelocity, .turnVelocity: "a twentieth a second cannot be seen in where a photo goes"
        case .panVelocity: "5 points a second carry content by 2.5 points"
        case .centroid: "no phone's pixel is smaller than a third of a point"
        case .offset, .position, .size: "a pixel of a phone, a third of a point, to which offsets and frames are rounded"
        case .callTime, .flightTime: "one and a half frames at 60 Hz: what waits for a frame comes with this one or the next"
        case .transform, .alpha: "about one step of an 8-bit channel"
        }
    }
}
