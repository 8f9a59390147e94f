import UIKit

extension PinchZoomConfiguration {
    /// Checks that the value of every field can be used.
    ///
    /// A configuration is checked automatically when you pass it on. Call this method to check one before that.
    ///
    /// - Throws: A ``PinchZoomConfigurationError`` for the first field whose value can't be used.
    public func validate() throws(PinchZoomConfigurationError) {
        let check = FieldCheck(of: "PinchZoomConfiguration")
        if case .opens(let scale) = crop {
            guard scale > 1, scale <= 1000 else { throw check.refusal(of: "crop.by", scale, "a scale above 1, up to 1000") }
        }
        try check("minimumScale", minimumScale, in: 0.01...100)
        guard maximumScale >= minimumScale, maximumScale <= 1000 else {
            throw check.refusal(of: "maximumScale", maximumScale, "a scale from minimumScale (\(minimumScale)) to 1000")
        }
        try check("rubberBandReach", rubberBandReach, in: 0...10)
        try check("springDampingRatio", CGFloat(springDampingRatio), in: 0.1...10)
        try check("springResponse", CGFloat(springResponse), in: 0.01...10, unit: " seconds")
        if let openingScale {
            try check("openingScale", openingScale, in: 1...1000)
            guard rubberBand.reaches(openingScale) else {
                let end = "maximumScale (\(maximumScale)) and the rubberBandReach (\(rubberBandReach)) past it end at \(rubberBand.end)"
                throw check.refusal(of: "openingScale", openingScale, "a scale that a pinch reaches; \(end)")
            }
        }
        try check("accessibilityZoomScale", accessibilityZoomScale, in: 0.01...1000)
        switch backdropCurve {
        case .linear(let start, let end, let last), .eased(let start, let end, let last):
            try check("backdropCurve.from", start, in: 0...1)
            try check("backdropCurve.to", end, in: 0...1)
            guard last > 1, last.isFinite else { throw check.refusal(of: "backdropCurve.by", last, "a finite scale above 1") }
        case .custom:
            break
        }
    }
}
