/// A part of a view over which a pointer looks otherwise.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The part, in the view's coordinates.
    public let rect: CGRect
    /// What tells regions apart.
    public let identifier: AnyHashable?

    /// A region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// What a region is asked for with.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// Where the pointer is, in the view's coordinates.
    public let location: CGPoint

    init(location: CGPoint) {
        self.location = location
    }

    /// The keys that are held: none are told of here.
    open var modifiers: UIKeyModifierFlags { [] }
}
