import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

@MainActor @Suite("Platform: the system's log", timeLimit(minutes: 20)) struct SystemLogTests {
    @Test("Each message is written once, in the order of their first reports")
    func once() {
        var messages: [String] = []
        let log = SystemLog { messages.append($0) }
        for message in ["a", "b", "a", "c", "b"] { log.report(message) }
        #expect(messages == ["a", "b", "c"])
    }
}
