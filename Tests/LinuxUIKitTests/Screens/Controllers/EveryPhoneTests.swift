import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// UIKit's own actions keep UIKit's rules, on every phone. No action of UIKit raises one of UIKit's exceptions. A controller that is
/// notified of an appearance is notified of a disappearance as well.
@Suite("Transitions on every phone", .chosen, .timeLimit(.minutes(20))) @MainActor struct EveryPhoneTests {
    private let log = LifeLog()

    /// A controller that holds a child's view in a plain view.
    private func container(_ name: String) -> UIViewController {
        let (parent, child) = (ControllerProbe(name, log), ControllerProbe("\(name)'s child", log))
        let holder = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
        parent.view.addSubview(holder)
        parent.addChild(child)
        holder.addSubview(child.view)
        child.didMove(toParent: parent)
        return parent
    }

    @Test("Containers are pushed, popped, swiped back, presented and dismissed", arguments: HeadlessDevice.Behavior.coveringArray)
    func containers(behavior: HeadlessDevice.Behavior) throws {
        try HeadlessDevice.run(.init(behavior: behavior)) { device in
            let (a, b, c) = (container("A"), container("B"), container("C"))
            let navigation = UINavigationController(rootViewController: a)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, container("D")]
            b.hidesBottomBarWhenPushed = true
            device.show(tabs)
            try device.advanceUntilIdle()
            for lifts in [150, 350] as [CGFloat] {
                if navigation.topViewController === a { navigation.pushViewController(b, animated: true) }
                try device.advanceUntilIdle()
                let finger = device.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: lifts, y: 400), duration: 0.5)
                device.advance(by: 0.2)
                finger.lift()
                try device.advanceUntilIdle()
                #expect(navigation.topViewController === (lifts > 200 ? a : b))
            }
            for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overCurrentContext] {
                c.modalPresentationStyle = style
                a.present(c, animated: true)
                try device.advanceUntilIdle()
                #expect(c.view.window != nil)
                a.dismiss(animated: true)
                try device.advanceUntilIdle()
                #expect(c.view.window == nil && a.view.window != nil)
            }
            tabs.selectedIndex = 1
            try device.advanceUntilIdle()
            device.enterBackground()
            device.advance(by: 0.1)
            device.enterForeground()
            try device.advanceUntilIdle()
            expectBalance(["A": 0, "B": 0, "C": 0, "D": 1])
        }
    }

    /// Expects the difference between the calls of willAppear and willDisappear, for each controller and its child. The calls of didAppear
    /// and didDisappear don't balance if a transition went back.
    private func expectBalance(_ expected: [String: Int]) {
        let lines = log.take()
        for (name, count) in expected {
            for each in [name, "\(name)'s child"] {
                let coming = lines.count { $0 == "\(each) willAppear" }
                let going = lines.count { $0 == "\(each) willDisappear" }
                #expect(coming - going == count && coming > 0, "\(each)")
            }
        }
    }
}
