/// The order in which the recognizers of an event act, as the phone has it.
@MainActor struct RecognizerShuffle {
    private var dice = Dice()

    /// Those that get an event; they come from the touched view outwards.
    mutating func ordered(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        guard recognizers.count > 1 else { return recognizers }
        switch Platform.current.behavior.recognizerOrder {
        case .innermostFirst: return recognizers
        case .outermostFirst: return keepingScrollViews(of: recognizers, in: recognizers.reversed())
        case .shuffled: return keepingScrollViews(of: recognizers, in: recognizers.shuffled(using: &dice))
        }
    }

    /// Those whose actions are due; they come in the order in which they have changed.
    mutating func orderedActions(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        guard recognizers.count > 1, Platform.current.behavior.recognizerOrder == .shuffled else { return recognizers }
        return recognizers.shuffled(using: &dice)
    }

    /// Of scroll views in one another the inner one has the first word, in whatever order the others are.
    private func keepingScrollViews(of original: [UIGestureRecognizer], in new: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var scrolling = original.filter(\.isScrollViews).makeIterator()
        return new.map { recognizer in recognizer.isScrollViews ? scrolling.next() ?? recognizer : recognizer }
    }

    /// SplitMix64, from a seed that is the same in each run.
    private struct Dice: RandomNumberGenerator {
        private var state: UInt64 = 7

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}

extension UIGestureRecognizer {
    fileprivate var isScrollViews: Bool { self is ScrollPanGestureRecognizer || self is ScrollPinchGestureRecognizer }
}
