import Foundation

/// Counts the pixels that were decoded from images' data, because a phone has little memory and little time on its main thread.
///
/// Each phone has one account. Pixels decoded on another thread count for the phone that waits for tasks. Pixels made from another picture
/// count for that picture's phone.
package final class PixelAccount: @unchecked Sendable {
    /// Numbers of bytes of pixels.
    package struct Count: Equatable, Sendable {
        /// The bytes of pictures that still exist.
        package var alive = 0
        /// The largest number of bytes that existed at a time.
        package var mostAlive = 0
        /// The bytes that were ever decoded on the main actor.
        package var onMainActor = 0
        /// The bytes that were ever decoded on other threads.
        package var elsewhere = 0
        /// The number of times that a file, or a part of a file, was decoded.
        package var decodes = 0
        /// The number of such decodings that are under way, and the largest number at a time.
        package var decodesUnderWay = 0
        package var mostDecodesUnderWay = 0
    }

    /// Whether the part of a file is decoded by decoding the whole picture, whose pixels are then in memory for this time.
    private let decodesWhole: Bool

    private let lock = NSLock()
    private var numbers = Count()

    package init(decodesWhole: Bool = false) {
        self.decodesWhole = decodesWhole
    }

    package var count: Count { lock.withLock { numbers } }

    /// Counts pixels that have been decoded on the calling thread, or copies of decoded pixels.
    func add(_ byteCount: Int, isCopy: Bool = false) {
        let isOnMainActor = MainActorCheck.isOnMainActor
        lock.withLock {
            numbers.alive += byteCount
            numbers.mostAlive = max(numbers.mostAlive, numbers.alive)
            if isCopy { return }
            if isOnMainActor { numbers.onMainActor += byteCount } else { numbers.elsewhere += byteCount }
        }
    }

    /// Counts pixels whose memory has been released.
    func remove(_ byteCount: Int) {
        lock.withLock { numbers.alive -= byteCount }
    }

    /// Counts the decoding of a part of a file, and returns its result.
    ///
    /// The pixels of the whole picture are counted, and never made: each part then takes as long as on a phone that decodes parts.
    func countDecoding<Result>(of area: PixelArea, in whole: PixelArea, _ decode: () -> Result) -> Result {
        lock.withLock {
            numbers.decodes += 1
            numbers.decodesUnderWay += 1
            numbers.mostDecodesUnderWay = max(numbers.mostDecodesUnderWay, numbers.decodesUnderWay)
        }
        defer { lock.withLock { numbers.decodesUnderWay -= 1 } }
        guard decodesWhole, area != whole else { return decode() }
        let byteCount = 4 * whole.width * whole.height
        add(byteCount)
        defer { remove(byteCount) }
        return decode()
    }

    // MARK: Whose they are

    private static let owners = Owners()

    /// The account of the phone that is switched on.
    package static var current: PixelAccount {
        get { owners.current }
        set { owners.current = newValue }
    }

    /// The account of the phone that waits for tasks, or `nil` if no phone waits.
    package static var waiting: PixelAccount? {
        get { owners.waiting }
        set { owners.waiting = newValue }
    }

    /// The account for pictures that the calling thread makes.
    static var owner: PixelAccount {
        MainActorCheck.isOnMainActor ? current : waiting ?? current
    }

    private final class Owners: @unchecked Sendable {
        private let lock = NSLock()
        private var now = PixelAccount()
        private var later: PixelAccount?

        var current: PixelAccount {
            get { lock.withLock { now } }
            set { lock.withLock { now = newValue } }
        }

        var waiting: PixelAccount? {
            get { lock.withLock { later } }
            set { lock.withLock { later = newValue } }
        }
    }
}
