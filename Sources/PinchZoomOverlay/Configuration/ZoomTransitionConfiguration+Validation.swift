#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension ZoomTransitionConfiguration {
    /// Checks that the value of every field can be used.
    ///
    /// When you set a configuration on a controller, the controller checks the configuration. If a field's value can't be used, the value
    /// of the same field in ``system`` is used instead. To refuse unusable values yourself, for example values from a server, call this
    /// method.
    ///
    /// - Throws: A ``PinchZoomConfigurationError`` for the first field whose value can't be used.
    public func validate() throws(PinchZoomConfigurationError) {
        try throwFirstError()
    }
}

extension ZoomTransitionConfiguration: FieldChecked {
    mutating func check(by check: inout FieldCheck) {
        let defaults = ZoomTransitionConfiguration.system
        openingSpring.check(as: "openingSpring", by: &check, default: defaults.openingSpring)
        closingSpring.check(as: "closingSpring", by: &check, default: defaults.closingSpring)
        returnSpring.check(as: "returnSpring", by: &check, default: defaults.returnSpring)
        landingSpring.check(as: "landingSpring", by: &check, default: defaults.landingSpring)
        carrySpring.check(as: "carrySpring", by: &check, default: defaults.carrySpring)
        check("landingQuickening", &landingQuickening, in: 0...10, default: defaults.landingQuickening)
        check("fadeDuration", &fadeDuration, in: 0.05...10, unit: " seconds", default: defaults.fadeDuration)
        drag.check(as: "drag", by: &check, default: defaults.drag)
        edgeSwipe.check(as: "edgeSwipe", by: &check, default: defaults.edgeSwipe)
    }
}

extension ZoomTransitionConfiguration.Spring {
    fileprivate mutating func check(as name: String, by check: inout FieldCheck, default replacement: Self) {
        check("\(name).response", &response, in: 0.05...10, unit: " seconds", default: replacement.response)
        check("\(name).dampingRatio", &dampingRatio, in: 0.1...10, default: replacement.dampingRatio)
    }
}

extension ZoomTransitionConfiguration.Drag {
    fileprivate mutating func check(as name: String, by check: inout FieldCheck, default replacement: Self) {
        check("\(name).deadZone", &deadZone, in: 0...100, unit: " points", default: replacement.deadZone)
        check("\(name).lag", &lag, in: 0...1, default: replacement.lag)
        check("\(name).dismissalDistance", &dismissalDistance, in: 0.01...1, default: replacement.dismissalDistance)
        check("\(name).projection", &projection, in: 0...10, unit: " seconds", default: replacement.projection)
        backgroundCurve.check(as: "\(name).backgroundCurve", by: &check, default: replacement.backgroundCurve)
        scaleCurve.check(as: "\(name).scaleCurve", by: &check, default: replacement.scaleCurve)
    }
}

extension DragCurve {
    fileprivate mutating func check(as name: String, by check: inout FieldCheck, default replacement: Self) {
        switch self {
        case .linear(let floor, let length):
            check("\(name).to", floor, in: 0...1, of: &self, default: replacement)
            check("\(name).by", length, in: 0.01...100, of: &self, default: replacement)
        case .eased(let slope, let knee, let floor):
            let hasSlope = check("\(name).slope", slope, in: 0.01...100, of: &self, default: replacement)
            let hasKnee = check("\(name).until", knee, in: 0...100, of: &self, default: replacement)
            let line = 1 - slope * knee
            if hasSlope, hasKnee, !(floor >= 0 && floor < line) {
                check.refuse("\(name).to", floor, "0 or more, and below \(line), where the line ends", of: &self, default: replacement)
            }
        case .custom:
            break
        }
    }
}
#endif
