import Testing

/// Returns the time limit of a suite that also builds for iOS 15. There, tests have no limit, since Swift Testing has time limits only from
/// iOS 16 on. A suite cannot be declared as available only from iOS 16 on.
///
/// - Parameter minutes: The longest time of each test, in minutes from the beginning of the run.
public func timeLimit(minutes: Int) -> any SuiteTrait {
    if #available(iOS 16, *) { .timeLimit(.minutes(minutes)) } else { NoTimeLimit() }
}

/// A trait that changes nothing.
private struct NoTimeLimit: SuiteTrait {}
