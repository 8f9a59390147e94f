/// The order in which a collection view answers what shows. Apple's pages call the arrays unsorted: the order is another one each time, and
/// the same in each run.
@MainActor struct VisibleOrder {
    private var dice = Dice()

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        elements.shuffled(using: &dice)
    }
}
