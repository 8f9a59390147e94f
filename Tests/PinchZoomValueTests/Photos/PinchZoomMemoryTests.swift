import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

@MainActor @Suite("Photos: memory", timeLimit(minutes: 20)) struct PinchZoomMemoryTests {
    @Test("The limit follows the device's memory, from 64 to 256 MiB")
    func limits() {
        let limits = [0, 1, 2, 3, 4, 16, 1 << 20].map { PinchZoomMemory.defaultByteLimit(onDeviceWith: $0 << 30) >> 20 }
        #expect(limits == [64, 64, 128, 192, 256, 256, 256])
    }

    @Test("A share gets what the others leave, and nothing where they take too much")
    func shares() {
        let memory = PinchZoomMemory()
        memory.byteLimit = 100
        let (one, other) = (MemoryShare(of: memory), MemoryShare(of: memory))
        #expect(one.available == 100)
        other.byteCount = { 70 }
        one.byteCount = { 20 }
        #expect(one.available == 30 && other.available == 80)
        do {
            let third = MemoryShare(of: memory)
            third.byteCount = { 50 }
            #expect(one.available == 0 && third.available == 10)
        }
        #expect(one.available == 30, "what is gone takes nothing")
        memory.byteLimit = -5
        #expect(one.available == 0)
    }

    @Test("Each share is notified of another limit once, and not of the same one")
    func changes() {
        let memory = PinchZoomMemory()
        let share = MemoryShare(of: memory)
        var count = 0
        share.limitDidChange = { count += 1 }
        memory.byteLimit = 5
        memory.byteLimit = 5
        #expect(count == 1)
    }
}
