#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PinchZoomConfiguration {
    /// Checks that the value of every field can be used.
    ///
    /// A configuration is checked automatically when you pass it to an interaction, a cell or a view modifier: a default replaces each
    /// value that can't be used. If values come from a server, for example, call this method to refuse unusable values instead.
    ///
    /// - Throws: A ``PinchZoomConfigurationError`` for the first field whose value can't be used.
    public func validate() throws(PinchZoomConfigurationError) {
        try throwFirstError()
    }
}

extension PinchZoomConfiguration: FieldChecked {
    mutating func check(by check: inout FieldCheck) {
        let defaults = PinchZoomConfiguration()
        if case .opens(let scale) = crop, !(scale > 1 && scale <= 1000) {
            check.refuse("crop.by", scale, "a scale above 1, up to 1000", of: &crop, default: .opens())
        }
        check("minimumScale", &minimumScale, in: 0.01...100, default: defaults.minimumScale)
        if !(maximumScale >= minimumScale && maximumScale <= 1000) {
            let requirement = "a scale from minimumScale (\(minimumScale)) to 1000"
            check.refuse(
                "maximumScale",
                maximumScale,
                requirement,
                of: &maximumScale,
                default: max(defaults.maximumScale, minimumScale)
            )
        }
        check("rubberBandReach", &rubberBandReach, in: 0...10, default: defaults.rubberBandReach)
        check("springDampingRatio", &springDampingRatio, in: 0.1...10, default: defaults.springDampingRatio)
        check("springResponse", &springResponse, in: 0.01...10, unit: " seconds", default: defaults.springResponse)
        if let scale = stayingScale, !(scale >= 1 && scale <= maximumScale) {
            check.refuse("release.above", scale, "a scale from 1 to maximumScale (\(maximumScale))", of: &release, default: .returns)
        }
        if let scale = openingScale,
            check("openingScale", scale, in: 1...1000, of: &openingScale, default: nil), !rubberBand.reaches(scale)
        {
            let end = "maximumScale (\(maximumScale)) and the rubberBandReach (\(rubberBandReach)) past it end at \(rubberBand.end)"
            check.refuse("openingScale", scale, "a scale that a pinch reaches; \(end)", of: &openingScale, default: nil)
        }
        check("accessibilityZoomScale", &accessibilityZoomScale, in: 0.01...1000, default: defaults.accessibilityZoomScale)
        switch backdropCurve {
        case .linear(let start, let end, let last), .eased(let start, let end, let last):
            check("backdropCurve.from", start, in: 0...1, of: &backdropCurve, default: .default)
            check("backdropCurve.to", end, in: 0...1, of: &backdropCurve, default: .default)
            if !(last > 1 && last.isFinite) {
                check.refuse("backdropCurve.by", last, "a finite scale above 1", of: &backdropCurve, default: .default)
            }
        case .custom:
            break
        }
    }
}
#endif
