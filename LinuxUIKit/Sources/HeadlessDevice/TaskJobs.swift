import CTaskJobs
import Foundation

/// The jobs of tasks on other threads. A job is the part of a task between two suspensions.
///
/// A phone must know whether a task still works on another thread. Waiting for a fixed time is both slow and uncertain: on a busy machine,
/// a photo would appear in another frame than in the run before.
enum TaskJobs {
    /// The number of jobs that were ever started.
    static var count: Int { ctaskjobs_started() }
    /// The number of jobs that wait for a thread or run.
    static var unfinished: Int { ctaskjobs_unfinished() }

    /// Starts to count, once in a process.
    static let startCounting: Void = ctaskjobs_count { job in
        let job = Job(pointer: job)
        DispatchQueue.global().async { ctaskjobs_run(job.pointer) }
    }

    /// A job may run on any thread: Swift's runtime hands it over for this purpose.
    private struct Job: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer?
    }

    /// Runs the jobs and blocks that now wait for the main thread.
    ///
    /// A turn with a pause takes one job on another thread. If all threads are busy, the turn lasts until one of them has ended its work.
    ///
    /// - Parameter pause: The time in which other threads can work first, in seconds.
    @MainActor static func turn(after pause: TimeInterval) async {
        await withCheckedContinuation { continuation in
            // The queue is first in, first out. A task's own yield goes over another thread, and isn't behind all that waits.
            if pause > 0 {
                DispatchQueue.main.asyncAfter(deadline: .now() + pause) { continuation.resume() }
            } else {
                DispatchQueue.main.async {
                    // The task would go to another thread, only to come back to the main thread: a hundred times the cost.
                    ctaskjobs_run_next_here(true)
                    continuation.resume()
                    ctaskjobs_run_next_here(false)
                }
            }
        }
    }
}
