import UIKit

/// The keys of objects that are associated with screens. Each key is a unique address.
@MainActor enum AssociationKey {
    /// The key of a destination's own transition.
    static let zoomTransition = address()
    /// The key of the delegate that a navigation controller gets for its screens' own transitions.
    static let delegate = address()

    private static func address() -> UnsafeRawPointer {
        UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
}
