/// The order in which a collection view returns its visible elements. Apple's pages call the arrays unsorted: the order differs for each
/// request, but is the same in each run.
@MainActor struct VisibleOrder {
    private var dice = Dice()

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        elements.shuffled(using: &dice)
    }
}
