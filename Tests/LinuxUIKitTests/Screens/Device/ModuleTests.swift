import CoreGraphics
import QuartzCore
import Testing

/// Code that imports these modules, and not UIKit, builds on Linux. From https://developer.apple.com/documentation/coregraphics and
/// https://developer.apple.com/documentation/quartzcore: both are modules of their own.
@Suite("Modules beside UIKit", .timeLimit(.minutes(20))) struct ModuleTests {
    @Test("They have what UIKit has of them")
    func parts() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    }
}
