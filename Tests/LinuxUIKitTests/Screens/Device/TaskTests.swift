import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// A rule of the simulated phone alone: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/concurrency says
/// that a task runs when whoever it waits for lets it.
@MainActor @Suite("Tasks on a phone", .chosen, .timeLimit(.minutes(20))) struct TaskTests {
    private final class Answer {
        var continuation: CheckedContinuation<Int, any Error>?
    }

    @Test("A task runs where the test lets it, on the phone that started it, however many phones are used meanwhile", arguments: 0..<8)
    func own(number: Int) async throws {
        try await HeadlessDevice.runAsynchronously(.init(size: CGSize(width: 300 + number, height: 400))) { device in
            device.advance(by: 0.5)
            let answer = Answer()
            var steps: [String] = []
            let window = device.show(UIView())
            let task = Task {
                steps.append("asked at \(CACurrentMediaTime()) on \(UIScreen.main.bounds.width)")
                let value = try await withCheckedThrowingContinuation { answer.continuation = $0 }
                steps.append("answered \(value) at \(CACurrentMediaTime()) on \(window.screen.bounds.width)")
            }
            #expect(steps == [])
            // Somebody else's phone, from the beginning to the end, between two steps of this one.
            Task { try HeadlessDevice.run { $0.advance(by: 3) } }
            await device.runTasks()
            #expect(steps == ["asked at 0.5 on \(CGFloat(300 + number))"])
            device.advance(by: 0.25)
            answer.continuation?.resume(returning: 7)
            #expect(steps.count == 1)
            await device.runTasks()
            #expect(steps.last == "answered 7 at 0.75 on \(CGFloat(300 + number))" && device.now == 0.75)
            try await task.value
        }
    }

    @Test("Work on other threads is waited for, however often it changes threads, and no time of the phone's passes")
    func otherThreads() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            var sums: [Int] = []
            for count in 0..<100 {
                Task {
                    var sum = 0
                    for _ in 0..<count { sum += await Task.detached { (0..<1000).reduce(0, +) }.value }
                    sums.append(sum)
                }
            }
            try await device.finishTasks()
            #expect(sums.sorted() == (0..<100).map { $0 * 499_500 } && device.now == 0)
        }
    }

    @Test("A task that waits for another task on the main thread is waited for, however long the chain is")
    func chains() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            var end: Task<Int, Never> = Task { 0 }
            for _ in 0..<100 {
                let before = end
                end = Task { await before.value + 1 }
            }
            let last = end
            var length: Int?
            Task { length = await last.value }
            await device.runTasks()
            #expect(length == 100)
        }
    }

    @Test("A task that the layout at the end of a turn starts is waited for")
    func laidOutWork() async throws {
        final class LoadingView: UIView {
            var loadCount = 0

            override func layoutSubviews() {
                Task { loadCount += 1 }
            }
        }
        try await HeadlessDevice.runAsynchronously { device in
            let view = LoadingView()
            device.show(view)
            try await device.finishTasks()
            let former = view.loadCount
            view.setNeedsLayout()
            try await device.finishTasks()
            #expect(view.loadCount == former + 1)
        }
    }

    @Test("Long work on another thread goes on after runTasks, and is not waited for without end")
    func longWork() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let gate = Gate()
            var isOver = false
            Task {
                await Task.detached { gate.wait() }.value
                isOver = true
            }
            await device.runTasks()
            #expect(!isOver)
            await #expect(throws: WorkUnderWay.self) { try await device.finishTasks(limit: 0.01) }
            #expect(!isOver)
            gate.open()
            try await device.finishTasks()
            #expect(isOver)
        }
    }

    /// Stops a thread until a test lets the thread go on.
    private struct Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)

        func wait() { _ = semaphore.wait(timeout: .now() + 60) }

        func open() { semaphore.signal() }
    }

    @Test("What takes its turn waits until the phone before it is switched off; within a turn there is nothing to wait for")
    func turns() async throws {
        let log = Log()
        let other = try await HeadlessDevice.runAsynchronously { device in
            // Detached: a task of the turn's own is within it.
            let other = Task.detached { await log.takeTurn("other") }
            await device.runTasks()
            await log.takeTurn("within")
            log.lines.append("end")
            return other
        }
        await other.value
        #expect(log.lines == ["within", "end", "other"])
    }

    @MainActor private final class Log {
        var lines: [String] = []

        func takeTurn(_ line: String) async {
            await HeadlessDevice.inTurn { lines.append(line) }
        }
    }

    @Test("What a test throws ends its phone, and lets the next one in")
    func throwing() async throws {
        await #expect(throws: CancellationError.self) {
            try await HeadlessDevice.runAsynchronously { _ in throw CancellationError() }
        }
        let width = try await HeadlessDevice.runAsynchronously { $0.configuration.size.width }
        #expect(width == HeadlessDevice.Configuration().size.width)
    }
}
