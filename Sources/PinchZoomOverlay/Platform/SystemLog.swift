#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

#if canImport(os)
import os
#endif

/// A writer to the system's log. In each process, the writer writes each message only once.
///
/// A feed has thousands of cells with one configuration. Without this limit, every cell would log the same mistake, and other messages
/// would be hard to find.
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
        // Without `privacy`, tools other than Xcode show "<private>" instead of the message.
        Logger(subsystem: "PinchZoomOverlay", category: "Configuration").fault("\(message, privacy: .public)")
        #else
        NSLog("%@", "PinchZoomOverlay: \(message)")
        #endif
    }
}
#endif
