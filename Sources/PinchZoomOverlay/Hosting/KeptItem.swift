#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The item in the app's state, and the request that isn't fulfilled yet.
///
/// If the app sets another item, the new item is a request. If the pager shows another page, the item changes without a request. If the app
/// sets the same item again, there is no request.
struct KeptItem<Item: Equatable> {
    enum Request: Equatable {
        case show(Item)
        case close
    }

    /// The last item that the app has set, or that the app was notified of.
    private(set) var item: Item?
    /// The request that isn't fulfilled yet.
    private(set) var request: Request?

    /// Stores the app's item. If the item has changed, the request is to show the item, or to close the pager if the item is `nil`.
    mutating func take(_ item: Item?) {
        guard item != self.item else { return }
        self.item = item
        request = item.map(Request.show) ?? .close
    }

    /// Requests to close a pager that has no items, unless there is another request.
    mutating func close() {
        if request == nil { request = .close }
    }

    mutating func fulfill() {
        request = nil
    }

    /// Stores the item that the pager shows. If a request of the app is still to be fulfilled, the request has priority, and nothing is
    /// stored.
    ///
    /// - Returns: Whether the stored item has changed, so that the app must be notified.
    mutating func follow(_ item: Item?) -> Bool {
        guard request == nil, item != self.item else { return false }
        self.item = item
        return true
    }
}
#endif
