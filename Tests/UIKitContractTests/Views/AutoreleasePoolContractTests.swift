import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:).
@Suite("autoreleasepool", timeLimit(minutes: 20)) struct AutoreleasePoolContractTests {
    private struct Failure: Error {}

    @Test("The closure's result is returned, and its error thrown")
    func results() {
        let result = autoreleasepool { 3 }
        #expect(result == 3)
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }
}
