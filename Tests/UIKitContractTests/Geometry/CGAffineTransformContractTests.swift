import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/corefoundation/cgaffinetransform and the headers CGAffineTransform.h, CGGeometry.h.
@Suite("CGAffineTransform", timeLimit(minutes: 20)) struct CGAffineTransformContractTests {
    let point = CGPoint(x: 3, y: -2)

    @Test("A point is multiplied as a row vector: x′ = ax + cy + tx, y′ = bx + dy + ty")
    func rowVector() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 2 + 50 + 11, y: 3 + 70 + 13))
    }

    @Test("A size ignores the translation")
    func sizeIgnoresTranslation() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: 15))
    }

    @Test("The default initializer makes a matrix of zeros, not the identity")
    func zeros() {
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test("concatenating applies the receiver first: t′ = t1 · t2")
    func concatenationOrder() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let move = CGAffineTransform(translationX: 10, y: 0)
        #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: -4))
        #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: -4))
    }

    @Test("translatedBy, scaledBy and rotated put the new operation before the old: t′ = new · t")
    func prependedOperations() {
        let base = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
        #expect(base.translatedBy(x: 4, y: 6) == CGAffineTransform(translationX: 4, y: 6).concatenating(base))
        #expect(base.scaledBy(x: 4, y: 6) == CGAffineTransform(scaleX: 4, y: 6).concatenating(base))
        let turned = base.rotated(by: 0.4)
        let expected = CGAffineTransform(rotationAngle: 0.4).concatenating(base)
        // Products of sines may be rounded in one step or in two.
        #expect(isClose(turned.a, expected.a) && isClose(turned.b, expected.b) && isClose(turned.c, expected.c))
        #expect(isClose(turned.d, expected.d) && turned.tx == 7 && turned.ty == 11)
    }

    @Test("A positive angle turns x towards y")
    func rotationSense() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
    }

    @Test("A matrix that cannot be inverted comes back unchanged")
    func singular() {
        let flat = CGAffineTransform(scaleX: 0, y: 3)
        #expect(flat.inverted() == flat)
    }

    @Test("The inverse undoes the transform, over 1,000 random matrices")
    func inverse() {
        var generator = SeededGenerator(seed: 20)
        for round in 0..<1000 {
            func entry() -> CGFloat { CGFloat.random(in: -3...3, using: &generator) }
            let transform = CGAffineTransform(a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.05 else { continue }
            let back = point.applying(transform).applying(transform.inverted())
            #expect(hypot(back.x - point.x, back.y - point.y) < 1e-11, "seed 20, round \(round): \(transform)")
        }
    }

    @Test("A rectangle under a rotation becomes the smallest upright box of its corners")
    func rotatedRectangle() {
        let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        let half = 2.0.squareRoot()
        #expect(abs(box.minX + half) < 1e-12 && abs(box.maxY - half) < 1e-12 && abs(box.width - 2 * half) < 1e-12)
    }

    @Test("A rectangle under a mirroring stays standardized")
    func mirroredRectangle() {
        let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(box == CGRect(x: -4, y: 2, width: 3, height: 4))
    }

    @Test("Null stays null")
    func nullRectangle() {
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }
}
