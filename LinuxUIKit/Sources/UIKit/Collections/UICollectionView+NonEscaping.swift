extension UICollectionView {
    /// Performs updates whose closure doesn't escape: the closure is NS_NOESCAPE in UICollectionView.h. The method is an overload, because
    /// an optional closure always escapes in Swift.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
