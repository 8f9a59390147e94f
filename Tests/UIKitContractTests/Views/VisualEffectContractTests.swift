import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uivisualeffectview and the header UIVisualEffectView.h.
@MainActor @Suite("Views with a visual effect", timeLimit(minutes: 20)) struct VisualEffectContractTests {
    // The page of init(effect:): the view for the given effect. The page of effect: "The visual effect provided by the view."
    @Test("A view has the effect that it is made with, or another one, or none")
    func effect() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        #expect(view.effect is UIBlurEffect)
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
        #expect(view.effect is UIVibrancyEffect)
        view.effect = nil
        #expect(view.effect == nil && UIVisualEffectView(effect: nil).effect == nil)
    }

    // The page of contentView: "A view object that can have subviews added to it."
    @Test("The content view lies in the effect view, over all of it, whatever the size")
    func contentView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
        view.layoutIfNeeded()
        #expect(view.contentView !== view && view.contentView.isDescendant(of: view))
        #expect(view.contentView.convert(view.contentView.bounds, to: view) == view.bounds)
        view.frame.size = CGSize(width: 50, height: 300)
        view.layoutIfNeeded()
        #expect(view.contentView.convert(view.contentView.bounds, to: view) == CGRect(x: 0, y: 0, width: 50, height: 300))
    }

    @Test("A touch finds what is in the content view, and the content view elsewhere")
    func touches() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 44))
        view.contentView.addSubview(button)
        #expect(view.hitTest(CGPoint(x: 40, y: 40), with: nil) === button)
        let other = view.hitTest(CGPoint(x: 150, y: 50), with: nil)
        #expect(other === view || other === view.contentView)
    }

    // "Auto Layout Guide", "Views with Intrinsic Content Size": constraints between the edges pass a size outwards.
    @Test("Constraints in the content view give the effect view its size")
    func constraints() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.contentView.addSubview(part)
        NSLayoutConstraint.activate([
            part.widthAnchor.constraint(equalToConstant: 80),
            part.heightAnchor.constraint(equalToConstant: 30),
            part.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 10),
            part.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -10),
            part.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 5),
            part.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor, constant: -5),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 50))
    }
}
