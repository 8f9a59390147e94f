import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:): false captures "the screen in its current
/// state, which might not include recent changes". The pages of resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) and
/// drawHierarchy(in:afterScreenUpdates:) say the same.
@MainActor @Suite("Snapshots of the screen's current state", .timeLimit(.minutes(20))) struct CommittedSnapshotTests {
    /// The methods that make a snapshot.
    enum Method: CaseIterable {
        case snapshotView, resizableSnapshotView, drawHierarchy
    }

    /// The changes of a turn.
    enum Change: CaseIterable {
        case color, addedSubview, removedSubview, movedSubview, order, addedMask, removedMask, scroll, removedAnimation, removedFrames
    }

    @Test("A change of this turn isn't in a picture of the screen", arguments: Method.allCases, Change.allCases)
    func change(method: Method, change: Change) throws {
        try bench { device, stage in
            let shown = device.screenshot()
            stage.apply(change)
            let copy = try picture(of: stage.view, by: method, afterScreenUpdates: false)
            stage.replaceView(by: copy)
            #expect(largestDifference(device.screenshot(), shown) == 0)
        }
    }

    @Test("A change of this turn is in a picture after screen updates", arguments: Method.allCases)
    func updates(method: Method) throws {
        try bench { device, stage in
            stage.front.backgroundColor = .red
            let copy = try picture(of: stage.view, by: method, afterScreenUpdates: true)
            stage.replaceView(by: copy)
            #expect(device.screenshot().color(at: CGPoint(x: 110, y: 110)) == Ink.red)
        }
    }

    @Test("A removed subview is released when the removal is committed", .chosen)
    func release() throws {
        try bench { device, stage in
            weak var layer: CALayer?
            layer = stage.front.layer
            #expect(layer != nil)
            stage.front.removeFromSuperview()
            stage.front = UIView()
            device.advanceFrames()
            #expect(layer == nil)
        }
    }

    private func bench(_ body: (HeadlessDevice, Stage) throws -> Void) throws {
        try HeadlessDevice.run(.small) { device in
            let stage = Stage()
            device.show(stage.root)
            stage.begin()
            device.advance(by: 0.5)
            try body(device, stage)
            stage.end()
        }
    }

    private func picture(of view: UIView, by method: Method, afterScreenUpdates: Bool) throws -> UIView {
        switch method {
        case .snapshotView:
            return try #require(view.snapshotView(afterScreenUpdates: afterScreenUpdates))
        case .resizableSnapshotView:
            let part = view.bounds
            return try #require(view.resizableSnapshotView(from: part, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero))
        case .drawHierarchy:
            let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
                view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: afterScreenUpdates)
            }
            return UIImageView(image: image)
        }
    }
}

/// A view with subviews, of which one is masked, one is being animated and one shows an animated image.
@MainActor private final class Stage {
    let root = colored(.white, CGRect(x: 0, y: 0, width: 320, height: 320))
    let view = colored(.yellow, CGRect(x: 100, y: 100, width: 100, height: 100))
    let masked = colored(.blue, CGRect(x: 10, y: 10, width: 60, height: 60))
    let moving = colored(.magenta, CGRect(x: 0, y: 80, width: 10, height: 10))
    let film = UIImageView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
    var front = colored(.green, CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        masked.mask = colored(.black, CGRect(x: 0, y: 0, width: 50, height: 50))
        film.image = makeImage(.black, size: CGSize(width: 20, height: 20))
        film.animationImages = [UIColor.red, .cyan].map { makeImage($0, size: CGSize(width: 20, height: 20)) }
        film.animationDuration = 100
        [masked, front, moving, film].forEach(view.addSubview)
        root.addSubview(view)
    }

    func begin() {
        film.startAnimating()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.moving.frame.origin.x = 90 }
    }

    func end() {
        film.stopAnimating()
        moving.layer.removeAllAnimations()
    }

    func apply(_ change: CommittedSnapshotTests.Change) {
        switch change {
        case .color: front.backgroundColor = .red
        case .addedSubview: view.addSubview(colored(.red, view.bounds))
        case .removedSubview: front.removeFromSuperview()
        case .movedSubview: root.addSubview(front)
        case .order: view.sendSubviewToBack(front)
        case .addedMask: front.mask = UIView()
        case .removedMask: masked.mask = nil
        case .scroll: view.bounds.origin.y = 40
        case .removedAnimation: moving.layer.removeAllAnimations()
        case .removedFrames: film.stopAnimating()
        }
    }

    func replaceView(by copy: UIView) {
        copy.frame.origin = view.frame.origin
        root.subviews.forEach { $0.removeFromSuperview() }
        root.addSubview(copy)
    }
}

/// Returns a view of one color.
@MainActor private func colored(_ color: UIColor, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
}
