/// Runs a closure, and returns its result. Swift on Linux has no objects that are released at the end of a pool.
public func autoreleasepool<Failure: Error, Result>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}
