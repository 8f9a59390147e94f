import PortableTestSupport
import Testing
import UIKit

/// UIKit's line in the log, "rejected resignFirstResponder when being removed from hierarchy": nathantannar4/InputBarAccessoryView, issue
/// 178, and KyoheiG3/Keynode, issue 13. The documentation of `resignFirstResponder()` says that the call is UIKit's request, which a
/// responder may refuse.
@Suite("First responders that leave their window", timeLimit(minutes: 20)) @MainActor struct FirstResponderContractTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let outer = UIView()
    private let inner = AskedView()

    /// Puts the inner view into the window, and makes it the first responder.
    private func takeKeys() {
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.becomeFirstResponder() && inner.isFirstResponder)
    }

    @Test("A removed first responder resigns, alone or with its superview", arguments: [false, true])
    func removal(ofSuperview: Bool) {
        takeKeys()
        (ofSuperview ? outer : inner).removeFromSuperview()
        #expect(inner.resignations == [true] && !inner.isFirstResponder)
        outer.addSubview(inner)
        window.addSubview(outer)
        #expect(!inner.isFirstResponder)
    }

    @Test("A first responder that refuses to resign leaves all the same")
    func refusal() {
        takeKeys()
        inner.mayResign = false
        inner.removeFromSuperview()
        #expect(inner.resignations == [false] && !inner.isFirstResponder && inner.window == nil)
        outer.addSubview(inner)
        #expect(!inner.isFirstResponder)
    }

    @Test("A controller resigns when its view leaves the window", arguments: [true, false])
    func controller(mayResign: Bool) {
        let controller = AskedController()
        window.addSubview(outer)
        outer.addSubview(controller.view)
        #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
        controller.mayResign = mayResign
        outer.removeFromSuperview()
        #expect(controller.resignations == [mayResign] && !controller.isFirstResponder)
        window.addSubview(outer)
        #expect(!controller.isFirstResponder)
    }

    @Test("A removed view beside the first responder changes nothing")
    func beside() {
        takeKeys()
        let other = UIView()
        outer.addSubview(other)
        other.removeFromSuperview()
        #expect(inner.resignations.isEmpty && inner.isFirstResponder)
    }
}

/// A view that records the answers to UIKit's requests to resign.
private final class AskedView: UIView {
    var mayResign = true
    private(set) var resignations: [Bool] = []

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }

    override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        resignations.append(resigns)
        return resigns
    }
}

/// A controller that records the answers to UIKit's requests to resign.
private final class AskedController: UIViewController {
    var mayResign = true
    private(set) var resignations: [Bool] = []

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }

    override func resignFirstResponder() -> Bool {
        let resigns = super.resignFirstResponder()
        resignations.append(resigns)
        return resigns
    }
}
