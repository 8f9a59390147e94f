/// The item that the app wants to show, and the request that isn't fulfilled yet.
///
/// The app changes the item by setting another one, and the pager by showing another page. An item that is set again is no request.
struct KeptItem<Item: Equatable> {
    enum Request: Equatable {
        case show(Item)
        case close
    }

    /// The item that the app has set last.
    private(set) var item: Item?
    /// The request of the app that has not been fulfilled.
    private(set) var request: Request?

    /// Takes the app's item. An item that differs from the former one is a request.
    mutating func take(_ item: Item?) {
        guard item != self.item else { return }
        self.item = item
        request = item.map(Request.show) ?? .close
    }

    /// Requests the end of a pager that has nothing to show, unless there is another request.
    mutating func close() {
        if request == nil { request = .close }
    }

    mutating func fulfill() {
        request = nil
    }

    /// Takes the shown item, unless a request waits: the app's request has priority.
    ///
    /// - Returns: Whether the app has another item, and must be notified.
    mutating func follow(_ item: Item?) -> Bool {
        guard request == nil, item != self.item else { return false }
        self.item = item
        return true
    }
}
