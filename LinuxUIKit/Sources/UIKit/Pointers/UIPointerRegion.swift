/// A part of a view over which the pointer has another look.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The part, in the view's coordinates.
    public let rect: CGRect
    /// The identifier that distinguishes regions.
    public let identifier: AnyHashable?

    /// A region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// A request for a region.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The location of the pointer, in the view's coordinates.
    public let location: CGPoint

    init(location: CGPoint) {
        self.location = location
    }

    /// The modifier keys that are held. Here, the value is always empty.
    open var modifiers: UIKeyModifierFlags { [] }
}
