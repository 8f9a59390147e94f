import Testing

/// Runs the tests on Linux. Without this file, the package manager searches an index of all sources for tests of XCTest, of which there are
/// none: each build would write the index, and take longer.
@main struct XCTMain {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
