import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/removefromsuperview(): constraints between a view, or anything in it, and
/// what is outside go with it for good; those within it stay.
@MainActor @Suite("Constraints of views that leave", timeLimit(minutes: 20)) struct LeavingSuperviewContractTests {
    /// A card with a photo, beside a title, and constraints of all kinds between them.
    @MainActor private struct Card {
        let photo = NaturalView(30, 20)
        let card: UIView
        let title = NaturalView(50, 10)
        let screen: UIView
        let within: [NSLayoutConstraint]
        let across: [NSLayoutConstraint]
        let beside: [NSLayoutConstraint]

        init() {
            card = box(holding: photo)
            screen = box(holding: card, title)
            within = [
                photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
                photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
                card.widthAnchor.constraint(equalToConstant: 100),
                photo.widthAnchor.constraint(equalToConstant: 33),
            ]
            across = [
                card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
                card.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
                photo.bottomAnchor.constraint(lessThanOrEqualTo: screen.bottomAnchor, constant: -20),
                screen.trailingAnchor.constraint(greaterThanOrEqualTo: photo.trailingAnchor),
            ]
            beside = [
                title.leadingAnchor.constraint(equalTo: screen.leadingAnchor), title.topAnchor.constraint(equalTo: screen.topAnchor),
            ]
            NSLayoutConstraint.activate(within + across + beside)
            screen.layoutIfNeeded()
        }
    }

    @Test("removeFromSuperview ends every constraint across the border of the subtree, and no other")
    func removed() {
        let stage = Card()
        #expect(stage.card.frame.origin == CGPoint(x: 10, y: 20))
        stage.card.removeFromSuperview()
        #expect(!stage.across.contains { $0.isActive })
        #expect((stage.within + stage.beside).allSatisfy { $0.isActive })
        #expect(stage.screen.constraints.filter { stage.across.contains($0) || stage.beside.contains($0) } == stage.beside)
    }

    @Test("So does moving to another superview, though the old surroundings are around there, too")
    func moved() {
        let stage = Card()
        let place = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
        stage.screen.addSubview(place)
        place.addSubview(stage.card)
        #expect(!stage.across.contains { $0.isActive })
        #expect((stage.within + stage.beside).allSatisfy { $0.isActive })
    }

    @Test("Coming back does not bring them back")
    func back() {
        let stage = Card()
        stage.card.removeFromSuperview()
        stage.screen.addSubview(stage.card)
        stage.screen.layoutIfNeeded()
        #expect(!stage.across.contains { $0.isActive })
        #expect(stage.card.bounds.width == 100, "its own still count")
        #expect(stage.photo.frame == CGRect(x: 4, y: 4, width: 33, height: 20))
        NSLayoutConstraint.activate(stage.across)
        stage.screen.layoutIfNeeded()
        #expect(stage.card.frame.origin == CGPoint(x: 10, y: 20), "they may be activated again")
    }

    @Test("A view that is put at another place among its siblings keeps all")
    func reordered() {
        let stage = Card()
        stage.screen.bringSubviewToFront(stage.card)
        stage.screen.insertSubview(stage.card, at: 0)
        stage.screen.addSubview(stage.card)
        #expect((stage.within + stage.across + stage.beside).allSatisfy { $0.isActive })
    }

    @Test("A view inside that leaves takes along what ties it to the card")
    func innerLeaves() {
        let stage = Card()
        stage.photo.removeFromSuperview()
        #expect(!stage.within[0].isActive && !stage.within[1].isActive && !stage.across[2].isActive && !stage.across[3].isActive)
        #expect(stage.within[2].isActive && stage.within[3].isActive && stage.across[0].isActive && stage.across[1].isActive)
    }

    @Test("Constraints to guides of what leaves end, too; constraints of subclasses are no exception")
    func guides() {
        let guide = UILayoutGuide()
        let view = UIView()
        let screen = box(holding: view)
        view.addLayoutGuide(guide)
        let outside = UILayoutGuide()
        screen.addLayoutGuide(outside)
        let subclassed = MadeConstraint(
            item: guide,
            attribute: .left,
            relatedBy: .equal,
            toItem: screen,
            attribute: .left,
            multiplier: 1,
            constant: 0
        )
        let across = [
            subclassed, guide.topAnchor.constraint(equalTo: outside.topAnchor),
            view.heightAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.heightAnchor),
        ]
        let within = [guide.widthAnchor.constraint(equalTo: view.widthAnchor), view.widthAnchor.constraint(equalToConstant: 3)]
        NSLayoutConstraint.activate(across + within)
        view.removeFromSuperview()
        #expect(!across.contains { $0.isActive })
        #expect(within.allSatisfy { $0.isActive })
    }

    @Test("What stays behind is laid out without it")
    func rest() {
        let stage = Card()
        let below = NaturalView(5, 5)
        below.translatesAutoresizingMaskIntoConstraints = false
        stage.screen.addSubview(below)
        let tie = below.topAnchor.constraint(equalTo: stage.card.bottomAnchor)
        let wish = below.topAnchor.constraint(equalTo: stage.title.bottomAnchor, constant: 2)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([tie, wish])
        stage.screen.layoutIfNeeded()
        #expect(below.frame.minY == stage.card.frame.maxY)
        stage.card.removeFromSuperview()
        stage.screen.layoutIfNeeded()
        #expect(below.frame.minY == 12)
    }
}

private final class MadeConstraint: NSLayoutConstraint {}
