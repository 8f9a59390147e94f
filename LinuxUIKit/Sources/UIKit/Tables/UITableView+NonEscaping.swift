extension UITableView {
    /// Performs several updates as one change. The closure for the updates doesn't escape: it is NS_NOESCAPE in UITableView.h. Swift has no
    /// optional closure that doesn't escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
