import UIKit

/// An axis of a plot: its title, its range and its ticks.
struct PlotAxis: Equatable {
    /// The plotted quantity, with its unit.
    let title: String
    /// The range from the first tick to the last.
    let range: ClosedRange<CGFloat>
    /// The distance between two ticks.
    let step: CGFloat

    /// Creates an axis that contains a range, except for a twentieth of a step. The distance between ticks is 1, 2 or 5 times a power of
    /// ten.
    ///
    /// - Parameter count: The approximate number of intervals between ticks.
    init(title: String, holding range: ClosedRange<CGFloat>, count: Int) {
        let span = max(range.upperBound - range.lowerBound, 1e-6)
        let rough = span / CGFloat(max(count, 1))
        let power = pow(10, floor(log10(rough)))
        let step = power * ([1, 2, 5, 10].first { rough <= $0 * power * 1.000_001 } ?? 10)
        // Values may lie slightly outside the ticks. Otherwise a spring that ends at 0.99 would add a whole interval.
        let grace: CGFloat = 0.05
        let first = floor(range.lowerBound / step + grace)
        let last = max(ceil(range.upperBound / step - grace), first + 1)
        self.init(title: title, range: (first * step)...(last * step), step: step)
    }

    /// Creates an axis with a range, and with ticks at a distance.
    init(title: String, range: ClosedRange<CGFloat>, step: CGFloat) {
        self.title = title
        self.range = range
        self.step = step
    }

    /// The values at the ticks.
    var ticks: [CGFloat] {
        let count = Int(((range.upperBound - range.lowerBound) / step).rounded())
        return (0...max(count, 0)).map { range.lowerBound + CGFloat($0) * step }
    }

    /// Returns a tick's label, with as many decimals as the step needs.
    func label(of tick: CGFloat) -> String {
        let decimals = min(max(Int(ceil(-log10(step) - 0.001)), 0), 4)
        // Prevents the label "-0".
        return String(format: "%.\(decimals)f", abs(tick) < step / 1000 ? 0 : tick)
    }

    /// Returns the position of a value on the axis, from 0 at its beginning to 1 at its end.
    func fraction(of value: CGFloat) -> CGFloat {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
}
