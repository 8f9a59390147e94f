/// The item that an app keeps as the one that is shown, and what is still to be done for it.
///
/// Both sides change it in turns, the app by setting an item and the pager by going to another. What is said again is no news.
struct KeptItem<Item: Equatable> {
    enum Request: Equatable {
        case show(Item)
        case close
    }

    /// The item that the app has set last.
    private(set) var item: Item?
    /// The request of the app that has not been fulfilled.
    private(set) var request: Request?

    /// Takes what the app keeps now. Anything else than before is a request.
    mutating func take(_ item: Item?) {
        guard item != self.item else { return }
        self.item = item
        request = item.map(Request.show) ?? .close
    }

    /// Asks for the pager to be closed, since it has nothing to show, unless something else is asked for.
    mutating func close() {
        if request == nil { request = .close }
    }

    mutating func fulfill() {
        request = nil
    }

    /// Takes what is shown now. Nothing counts while a request waits: it is what the app wants.
    ///
    /// - Returns: Whether the app keeps something else, and is to be told.
    mutating func follow(_ item: Item?) -> Bool {
        guard request == nil, item != self.item else { return false }
        self.item = item
        return true
    }
}
