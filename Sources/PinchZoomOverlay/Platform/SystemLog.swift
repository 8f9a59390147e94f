import Foundation

#if canImport(os)
    import os
#endif

/// The system's log, in which a message of the component appears once for each process.
///
/// A feed has thousands of cells with one configuration. If each of them logged the same mistake, nothing else could be read in the log.
@MainActor final class SystemLog {
    /// The log that the component writes to. A test replaces this log to read the messages.
    static var shared = SystemLog()

    private let write: @MainActor (String) -> Void
    private var messages: Set<String> = []

    init(write: @escaping @MainActor (String) -> Void = SystemLog.writeToSystem) {
        self.write = write
    }

    /// Writes a message, unless the same message has been written already.
    func report(_ message: String) {
        if messages.insert(message).inserted { write(message) }
    }

    private static func writeToSystem(_ message: String) {
        #if canImport(os)
            // Without `privacy`, a log that is read outside of Xcode has "<private>" in place of the message.
            Logger(subsystem: "PinchZoomOverlay", category: "Configuration").fault("\(message, privacy: .public)")
        #else
            NSLog("%@", "PinchZoomOverlay: \(message)")
        #endif
    }
}
