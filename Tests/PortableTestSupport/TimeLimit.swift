import Testing

/// The time limit of a suite that also builds for iOS 15, whose tests have none: Swift Testing has time limits from iOS 16 on, and a suite
/// cannot say that it is there from iOS 16 on alone.
///
/// - Parameter minutes: How long each of its tests may take, in minutes from the beginning of the run.
public func timeLimit(minutes: Int) -> any SuiteTrait {
    if #available(iOS 16, *) { .timeLimit(.minutes(minutes)) } else { NoTimeLimit() }
}

/// Changes nothing.
private struct NoTimeLimit: SuiteTrait {}
