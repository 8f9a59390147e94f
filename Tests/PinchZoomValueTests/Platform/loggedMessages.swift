@testable import PinchZoomOverlay

/// Returns the messages that the component writes to the system's log while a closure runs, even if the same messages were written before.
@MainActor func loggedMessages(_ action: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    let log = SystemLog.shared
    SystemLog.shared = SystemLog { messages.append($0) }
    defer { SystemLog.shared = log }
    try action()
    return messages
}
