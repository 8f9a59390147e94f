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
}

extension UIGestureRecognizer {
    fileprivate var isScrollViews: Bool { self is ScrollPanGestureRecognizer || self is ScrollPinchGestureRecognizer }
}
