// Types of Swift's library that iOS 15 lacks. Tests/availability compiles this file into the checked modules, where these types hide the
// library's own, whose availability the compiler ignores on Linux. Members can't be hidden: the compiler prefers an available member.
import Observation
import Synchronization

@available(iOS 16.0, *) typealias ContinuousClock = Swift.ContinuousClock
@available(iOS 16.0, *) typealias Duration = Swift.Duration
@available(iOS 16.0, *) typealias Regex = _StringProcessing.Regex
@available(iOS 16.0, *) typealias SuspendingClock = Swift.SuspendingClock
@available(iOS 17.0, *) typealias Observable = Observation.Observable
@available(iOS 18.0, *) typealias Atomic = Synchronization.Atomic
@available(iOS 18.0, *) typealias Mutex = Synchronization.Mutex
