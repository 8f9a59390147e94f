#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// The memory that the decoded photos of all pagers and zooms of the app take together.
///
/// A decoded photo takes 4 bytes for each pixel, or 8 in the high dynamic range. For example, a photo of 8064 × 6048 pixels, or 48
/// megapixels, takes 195,084,288 bytes, or 186 MiB, in the standard range.
///
/// The limit applies to the photos that a pager loads, and to the larger photos of ``PinchZoomInteraction``. The package decodes
/// these photos on other threads, at the size on the screen. Of an animated photo, only a few frames are decoded at a time.
/// Images that your app shows itself don't count.
///
/// The photos that are visible come first. A visible photo is decoded even beyond the limit, but only at the size at which the screen
/// shows the whole photo.
@MainActor public final class PinchZoomMemory {
    /// The memory of the app.
    public static let shared = PinchZoomMemory()

    /// The memory limit for all decoded photos together, in bytes.
    ///
    /// The default is a sixteenth of the device's memory, but at least 64 MiB and at most 256 MiB. If you lower the limit, photos beyond
    /// the limit are released at once. A negative number counts as 0, and is returned as you have set it.
    public var byteLimit = PinchZoomMemory.defaultByteLimit(onDeviceWith: ProcessInfo.processInfo.physicalMemory) {
        didSet {
            guard oldValue != byteLimit else { return }
            for share in livingShares { share.limitDidChange() }
        }
    }

    fileprivate var shares: [Weak<MemoryShare>] = []

    init() {}

    static func defaultByteLimit(onDeviceWith physicalMemory: UInt64) -> Int {
        Int(min(max(physicalMemory / 16, 64 << 20), 256 << 20))
    }

    /// The largest picture that is decoded for a moment, in bytes: an eighth of the device's memory. The picture is gone before it could
    /// count for ``byteLimit``. A system ends an app that takes about half of the memory.
    var decodingByteLimit = Int(clamping: ProcessInfo.processInfo.physicalMemory / 8)

    private var livingShares: [MemoryShare] { shares.compactMap(\.object) }

    /// Returns the number of bytes that the limit leaves for a share, without the bytes of all other shares.
    fileprivate func available(to share: MemoryShare) -> Int {
        let others = livingShares.filter { $0 !== share }.reduce(0) { $0 + $1.byteCount() }
        return max(0, byteLimit - others)
    }
}

/// The part of a ``PinchZoomMemory`` that one pager or one zoom takes. The part is given back when the share is released.
@MainActor final class MemoryShare {
    private let memory: PinchZoomMemory
    /// Returns the size of the pictures that are decoded or being decoded, in bytes.
    var byteCount: @MainActor () -> Int = { 0 }
    /// Called after a change of the limit.
    var limitDidChange: @MainActor () -> Void = {}

    init(of memory: PinchZoomMemory = .shared) {
        self.memory = memory
        memory.shares.removeAll { $0.object == nil }
        memory.shares.append(Weak(object: self))
    }

    /// The largest number of bytes that this share may take now.
    var available: Int { memory.available(to: self) }
}
#endif
