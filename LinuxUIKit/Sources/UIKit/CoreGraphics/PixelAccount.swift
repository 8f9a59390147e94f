/// Keeps account of pixels that were decoded from images' data: a phone's memory and its main thread are short.
///
/// A phone has one. What is decoded on another thread counts for the phone that waits for tasks, and a picture that is made from another
/// for that one's.
package final class PixelAccount: @unchecked Sendable {
    /// Bytes of pixels.
    package struct Count: Equatable, Sendable {
        /// Those of pictures that are still there.
        package var alive = 0
        /// The most that there were at a time.
        package var mostAlive = 0
        /// Those that were decoded on the main actor, ever.
        package var onMainActor = 0
        /// Those that were decoded on other threads, ever.
        package var elsewhere = 0
    }

    private let lock = NSLock()
    private var numbers = Count()
    private var preparations = 0

    package init() {}

    package var count: Count { lock.withLock { numbers } }

    /// Whether pictures are being prepared now, ahead of being drawn.
    package var isPreparing: Bool { lock.withLock { preparations > 0 } }

    /// Prepares a picture, on the thread that calls.
    func preparing<Result>(_ body: () -> Result) -> Result {
        lock.withLock { preparations += 1 }
        defer { lock.withLock { preparations -= 1 } }
        return body()
    }

    /// Pixels have been decoded, on the thread that calls, or decoded pixels have been copied.
    func add(_ byteCount: Int, isCopy: Bool = false) {
        let isOnMainActor = MainActorCheck.isOnMainActor
        lock.withLock {
            numbers.alive += byteCount
            numbers.mostAlive = max(numbers.mostAlive, numbers.alive)
            if isCopy { return }
            if isOnMainActor { numbers.onMainActor += byteCount } else { numbers.elsewhere += byteCount }
        }
    }

    /// Pixels are given back.
    func remove(_ byteCount: Int) {
        lock.withLock { numbers.alive -= byteCount }
    }

    // MARK: Whose they are

    private static let owners = Owners()

    /// Of the phone that is switched on.
    package static var current: PixelAccount {
        get { owners.current }
        set { owners.current = newValue }
    }

    /// Of the phone that waits for tasks, if one does.
    package static var waiting: PixelAccount? {
        get { owners.waiting }
        set { owners.waiting = newValue }
    }

    /// Of the phone that what the calling thread makes belongs to.
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
