/// Core Foundation's integer for places and counts, which Foundation on Linux lacks.
public typealias CFIndex = Int

/// Core Foundation's integer for sets of bits.
public typealias CFOptionFlags = UInt

/// Where Core Foundation gets its memory from. Swift gets its own.
public class CFAllocator {
    private init() {}
}

/// The usual allocator.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil
