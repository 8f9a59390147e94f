import UIKit

extension ZoomTransitionConfiguration {
    /// Checks that the value of every field can be used.
    ///
    /// A configuration is checked automatically when you pass it on. Call this method to check one before that.
    ///
    /// - Throws: A ``PinchZoomConfigurationError`` for the first field whose value can't be used.
    public func validate() throws(PinchZoomConfigurationError) {
        let check = FieldCheck(of: "ZoomTransitionConfiguration")
        for (field, spring) in [
            ("openingSpring", openingSpring), ("closingSpring", closingSpring), ("returnSpring", returnSpring),
            ("landingSpring", landingSpring), ("carrySpring", carrySpring),
        ] {
            try check("\(field).response", CGFloat(spring.response), in: 0.05...10, unit: " seconds")
            try check("\(field).dampingRatio", CGFloat(spring.dampingRatio), in: 0.1...10)
        }
        try check("landingQuickening", landingQuickening, in: 0...10)
        try check("fadeDuration", CGFloat(fadeDuration), in: 0.05...10, unit: " seconds")
        for (field, drag) in [("drag", drag), ("edgeSwipe", edgeSwipe)] { try drag.validate(as: field, by: check) }
    }
}

extension ZoomTransitionConfiguration.Drag {
    fileprivate func validate(as name: String, by check: FieldCheck) throws(PinchZoomConfigurationError) {
        try check("\(name).deadZone", deadZone, in: 0...100, unit: " points")
        try check("\(name).lag", lag, in: 0...1)
        try check("\(name).dismissalDistance", dismissalDistance, in: 0.01...1)
        try check("\(name).projection", CGFloat(projection), in: 0...10, unit: " seconds")
        for (field, curve) in [("\(name).backgroundCurve", backgroundCurve), ("\(name).scaleCurve", scaleCurve)] {
            switch curve {
            case .linear(let floor, let length):
                try check("\(field).to", floor, in: 0...1)
                try check("\(field).by", length, in: 0.01...100)
            case .eased(let slope, let knee, let floor):
                try check("\(field).slope", slope, in: 0.01...100)
                try check("\(field).until", knee, in: 0...100)
                let line = 1 - slope * knee
                guard floor >= 0, floor < line else {
                    throw check.refusal(of: "\(field).to", floor, "0 or more, and below \(line), where the line ends")
                }
            case .custom:
                break
            }
        }
    }
}
