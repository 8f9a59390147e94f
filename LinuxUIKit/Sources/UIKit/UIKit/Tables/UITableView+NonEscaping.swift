extension UITableView {
    /// The same with updates that don't escape: they are NS_NOESCAPE in UITableView.h. Swift has no optional closure that doesn't escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
