#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PinchZoomConfiguration {
    /// Checks that the value of every field can be used.
    ///
    /// A configuration is checked automatically when you pass it to an interaction, a cell or a view modifier: the nearest usable value
    /// replaces each value that can't be used. If values come from a server, for example, call this method to refuse unusable values
    /// instead.
    ///
    /// - Throws: A ``PinchZoomConfigurationError`` for the first field whose value can't be used.
    public func validate() throws(PinchZoomConfigurationError) {
        var mistake: String?
        _ = limited { mistake = mistake ?? $0 }
        if let mistake { throw PinchZoomConfigurationError(description: mistake) }
    }

    /// Returns the configuration with the nearest usable values, and reports each value that can't be used in the system's log.
    @MainActor func usable() -> Self { limited { SystemLog.shared.report("\($0). The nearest value is used.") } }

    /// Returns the configuration with the nearest usable values. Calls a closure with a sentence for each value that can't be used.
    private func limited(report: (String) -> Void) -> Self {
        func note(_ mistake: String) { report("PinchZoomConfiguration.\(mistake)") }
        var usable = self
        usable.minimumScale = minimumScale.limited(to: 0.01...100, as: "minimumScale", report: note)
        usable.maximumScale = maximumScale.limited(to: usable.minimumScale...1000, as: "maximumScale", report: note)
        usable.rubberBandReach = rubberBandReach.limited(to: 0...10, as: "rubberBandReach", report: note)
        usable.springDampingRatio = springDampingRatio.limited(to: 0.1...10, as: "springDampingRatio", report: note)
        usable.springResponse = springResponse.limited(to: 0.01...10, as: "springResponse", report: note)
        usable.accessibilityZoomScale = accessibilityZoomScale.limited(to: 0.01...1000, as: "accessibilityZoomScale", report: note)
        if case .opens(let scale) = crop { usable.crop = .opens(by: scale.limited(to: 1.01...1000, as: "crop.by", report: note)) }
        let scales = 1...usable.rubberBand.limits.upperBound
        if case .stays(let scale) = release { usable.release = .stays(above: scale.limited(to: scales, as: "release.above", report: note)) }
        usable.openingScale = openingScale?.limited(to: scales, as: "openingScale", report: note)
        return usable
    }
}
#endif
