/// The order in which the recognizers of an event act, as on the simulated phone.
@MainActor struct RecognizerShuffle {
    private var dice = Dice()

    /// Returns the recognizers of an event in the order in which they act. The argument is ordered from the touched view outwards.
    mutating func ordered(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        guard recognizers.count > 1 else { return recognizers }
        switch Platform.current.behavior.recognizerOrder {
        case .innermostFirst: return recognizers
        case .outermostFirst: return keepingScrollViews(of: recognizers, in: recognizers.reversed())
        case .shuffled: return keepingScrollViews(of: recognizers, in: recognizers.shuffled(using: &dice))
        }
    }

    /// Returns the recognizers with due actions in the order in which they act. The argument is in the order of the changes.
    mutating func orderedActions(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        guard recognizers.count > 1, Platform.current.behavior.recognizerOrder == .shuffled else { return recognizers }
        return recognizers.shuffled(using: &dice)
    }

    /// Keeps the order of nested scroll views: the inner scroll view acts first, in any order of the other recognizers.
    private func keepingScrollViews(of original: [UIGestureRecognizer], in new: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var scrolling = original.filter(\.isScrollViews).makeIterator()
        return new.map { recognizer in recognizer.isScrollViews ? scrolling.next() ?? recognizer : recognizer }
    }
}

extension UIGestureRecognizer {
    fileprivate var isScrollViews: Bool { self is ScrollPanGestureRecognizer || self is ScrollPinchGestureRecognizer }
}
