import PortableTestSupport
import Testing
import UIKit

/// From CATransform3D.h and https://developer.apple.com/documentation/quartzcore/calayer, the pages of the properties named.
@MainActor @Suite("Transforms in space", timeLimit(minutes: 20)) struct Transform3DContractTests {
    private func entries(_ t: CATransform3D) -> [CGFloat] {
        [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    }

    private func areClose(_ one: CATransform3D, _ two: CATransform3D) -> Bool {
        zip(entries(one), entries(two)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    /// Three transforms without anything in common.
    private let samples = [
        CATransform3DMakeTranslation(3, -4, 5), CATransform3DMakeScale(2, -3, 0.5), CATransform3DMakeRotation(0.7, 1, -2, 3),
    ]

    @Test("A rotation about z is the flat one, about x and y it follows the right hand; an axis without length turns nothing")
    func rotations() {
        let flat = CGAffineTransform(rotationAngle: 0.4)
        #expect(areClose(CATransform3DMakeRotation(0.4, 0, 0, 2), CATransform3DMakeAffineTransform(flat)))
        let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(isClose(aboutX.m23, 1) && isClose(aboutX.m32, -1) && isClose(aboutX.m22, 0))
        let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(isClose(aboutY.m31, 1) && isClose(aboutY.m13, -1) && isClose(aboutY.m11, 0))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("Translate, scale and rotate put their transform before the one that is there: t' = change · t")
    func order() {
        for t in samples {
            #expect(areClose(CATransform3DTranslate(t, 1, 2, 3), CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), t)))
            #expect(areClose(CATransform3DScale(t, 1, 2, 3), CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), t)))
            #expect(areClose(CATransform3DRotate(t, 1, 1, 2, 3), CATransform3DConcat(CATransform3DMakeRotation(1, 1, 2, 3), t)))
        }
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
    }

    @Test("The inverse undoes the transform from both sides; one without an inverse is its own")
    func inverse() {
        let whole = samples.reduce(CATransform3DIdentity, CATransform3DConcat)
        for t in samples + [whole] {
            #expect(areClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
            #expect(areClose(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
        }
        let flatTire = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flatTire), flatTire))
    }

    @Test("A flat transform goes to space and back; one that leaves the plane is not affine")
    func affine() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }
}
