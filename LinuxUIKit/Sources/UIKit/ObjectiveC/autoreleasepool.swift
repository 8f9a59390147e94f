/// Runs a closure, and returns its result. Swift on Linux has no objects that wait for the end of a pool.
public func autoreleasepool<Failure: Error, Result>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}
