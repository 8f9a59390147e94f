/// Core Foundation's integer for places and counts, which Foundation on Linux lacks.
public typealias CFIndex = Int

/// Core Foundation's integer for sets of bits.
public typealias CFOptionFlags = UInt

/// The source of Core Foundation's memory. Swift has a source of its own.
public class CFAllocator {
    private init() {}
}

/// The usual allocator.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil
