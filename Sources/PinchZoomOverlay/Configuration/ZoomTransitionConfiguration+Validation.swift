import UIKit

extension ZoomTransitionConfiguration {
    /// Checks every field.
    ///
    /// - Throws: ``PinchZoomConfigurationError``, for the first field that cannot be used.
    public func validate() throws(PinchZoomConfigurationError) {
        let check = FieldCheck(of: "ZoomTransitionConfiguration")
        try check("openingResponse", CGFloat(openingResponse), in: 0.05...10, unit: " seconds")
        try check("closingResponse", CGFloat(closingResponse), in: 0.05...10, unit: " seconds")
        try check("dampingRatio", CGFloat(dampingRatio), in: 0.1...10)
        try check("fadeDuration", CGFloat(fadeDuration), in: 0.05...10, unit: " seconds")
        try check("dismissalDistance", dismissalDistance, in: 0.01...1)
        for (field, curve) in [("backgroundCurve", backgroundCurve), ("scaleCurve", scaleCurve)] {
            guard case .linear(let floor, let length) = curve else { continue }
            try check("\(field).to", floor, in: 0...1)
            try check("\(field).by", length, in: 0.01...100)
        }
    }
}
