import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/calayer and CALayer.h.
@Suite("CALayer", .timeLimit(.minutes(20))) struct LayerTests {
    // The colour space of that black is said nowhere.
    @Test("A border is opaque black unless it is set")
    func borderColor() {
        #expect(CALayer().borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("A frame of negative size is standardized")
    func negativeFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    // The place of the subviews' layers in the view's layer is said nowhere; apps that draw below their labels count on it.
    @Test("A view in front of all others leaves the layers behind it as they are, also those of no view")
    @MainActor func viewInFront() {
        let (view, former, new) = (UIView(), UIView(), UIView())
        let layer = CALayer()
        view.addSubview(former)
        view.layer.addSublayer(layer)
        view.addSubview(new)
        #expect(view.layer.sublayers?.map(ObjectIdentifier.init) == [former.layer, layer, new.layer].map(ObjectIdentifier.init))
    }

    @Test("A superlayer keeps its sublayers, and not the other way round")
    func ownership() {
        weak var weakParent: CALayer?
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
            weakParent = parent
        }
        #expect(weakParent == nil && child.superlayer == nil)
    }

    /// The exception is the one in neilang/NAMapKit, issue 12.
    @Test("A NaN in bounds, position or transform traps with the name of the property")
    func invalidGeometry() async {
        let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
        }
        #expect(bounds?.said("CALayer bounds contains NaN") == true)
        let position = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().position = CGPoint(x: CGFloat.infinity, y: 0)
        }
        #expect(position?.said("CALayer position contains NaN") == true)
        let transform = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().setAffineTransform(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        }
        #expect(transform?.said("CALayer transform contains NaN") == true)
    }
}
