import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:), …/willmove(toparent:) and …/didmove(toparent:).
@Suite("Containment", timeLimit(minutes: 20)) @MainActor struct ContainmentContractTests {
    @Test("addChild tells the child beforehand, removeFromParent afterwards")
    func addAndRemove() {
        let parent = UIViewController()
        let child = ToldController()
        parent.addChild(child)
        #expect(child.told == ["willMove(toParent:)"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        child.removeFromParent()
        #expect(child.told == ["willMove(toParent:)", "didMove(toParent: nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test("A child of another container leaves it")
    func changesContainer() {
        let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())
        one.addChild(child)
        other.addChild(child)
        #expect(child.parent === other)
        #expect(one.children.isEmpty)
    }
}

private final class ToldController: UIViewController {
    private(set) var told: [String] = []

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        told.append(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        told.append(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
    }
}
