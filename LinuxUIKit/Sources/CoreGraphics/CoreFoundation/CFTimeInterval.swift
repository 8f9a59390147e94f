import Foundation

/// A time or a duration, in seconds; Core Foundation's name for it, which Foundation on Linux lacks.
public typealias CFTimeInterval = TimeInterval
