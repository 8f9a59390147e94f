import UIKit

/// One axis of a plot: its range, its ticks, and what it is called.
struct PlotAxis: Equatable {
    /// What is plotted, with its unit.
    let title: String
    /// From the first to the last tick.
    let range: ClosedRange<CGFloat>
    /// The distance of ticks.
    let step: CGFloat

    /// An axis that holds a range but for a twentieth of a step, from tick to tick; the ticks are 1, 2 or 5 times a power of ten apart.
    ///
    /// - Parameter count: about how many intervals there are between ticks.
    init(title: String, holding range: ClosedRange<CGFloat>, count: Int) {
        let span = max(range.upperBound - range.lowerBound, 1e-6)
        let rough = span / CGFloat(max(count, 1))
        let power = pow(10, floor(log10(rough)))
        let step = power * ([1, 2, 5, 10].first { rough <= $0 * power * 1.000_001 } ?? 10)
        // A little may lie beyond the ticks: a spring that ends at 0.99 is not worth half a panel.
        let grace: CGFloat = 0.05
        let first = floor(range.lowerBound / step + grace)
        let last = max(ceil(range.upperBound / step - grace), first + 1)
        self.init(title: title, range: (first * step)...(last * step), step: step)
    }

    /// An axis of a range with ticks a step apart.
    init(title: String, range: ClosedRange<CGFloat>, step: CGFloat) {
        self.title = title
        self.range = range
        self.step = step
    }

    /// The values at ticks.
    var ticks: [CGFloat] {
        let count = Int(((range.upperBound - range.lowerBound) / step).rounded())
        return (0...max(count, 0)).map { range.lowerBound + CGFloat($0) * step }
    }

    /// A tick's label, with as many decimals as the step needs.
    func label(of tick: CGFloat) -> String {
        let decimals = min(max(Int(ceil(-log10(step) - 0.001)), 0), 4)
        // Not "-0".
        return String(format: "%.\(decimals)f", abs(tick) < step / 1000 ? 0 : tick)
    }

    /// How far along the axis a value is: 0 at its beginning, 1 at its end.
    func fraction(of value: CGFloat) -> CGFloat {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
}
