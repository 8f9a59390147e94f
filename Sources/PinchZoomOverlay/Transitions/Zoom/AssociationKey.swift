import UIKit

/// The keys of what the zoom associates with screens: addresses, of which each is another.
@MainActor enum AssociationKey {
    /// A destination's own transition.
    static let zoomTransition = address()
    /// The delegate that a navigation controller got for its screens' own transitions.
    static let delegate = address()

    private static func address() -> UnsafeRawPointer {
        UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
}
