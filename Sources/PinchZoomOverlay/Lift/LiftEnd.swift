import UIKit

/// One end of a flight between two screens: whatever view stands for the item there, up as long as there is one.
///
/// The screen is asked anew with every frame, since cells are reused and lists reloaded at any time.
@MainActor final class LiftEnd {
    private let screen: UIView
    private let view: @MainActor () -> UIView?
    private let frame: @MainActor () -> CGRect?
    private weak var holder: UIView?
    private weak var lifted: UIView?
    private var lift: Lift?
    /// Where the view's place is, or was when there was one.
    private(set) var pane: Pane?

    /// - Parameters:
    ///   - screen: the root of what is shown there; it comes and goes without what flies.
    ///   - view: the view that stands for the item.
    ///   - frame: where the item is, in points of the window, if not where the view is.
    init(on screen: UIView, view: @escaping @MainActor () -> UIView?, frame: @escaping @MainActor () -> CGRect? = { nil }) {
        self.screen = screen
        self.view = view
        self.frame = frame
    }

    /// Whether what flies for this end covers what is below it.
    var isSolid: Bool { lift?.isSolid ?? false }

    /// What cuts the place off there, in points of the window; nil if nothing does.
    var viewport: CGRect? { lift?.viewport }

    /// Takes the view up into a holder, which has the window's coordinates; `atBack` puts it under what is there.
    func takeOff(into holder: UIView, atBack: Bool) {
        self.holder = holder
        guard lift == nil, let view = view(), view.window != nil, view.window === holder.window, let lift = Lift(of: view, within: screen)
        else {
            return notePlace()
        }
        self.lift = lift
        lifted = view
        lift.takeOff(into: holder) { [weak self, weak lift] in
            // Its place has left the window: there may be another by the next frame.
            if let self, self.lift === lift { land() }
        }
        if atBack { holder.sendSubviewToBack(lift.carrier) }
        notePlace()
    }

    /// Catches up with the screen: another view may stand for the item now, or none.
    func refresh(atBack: Bool) {
        // Asked first: whoever answers may change everything, and the view may be back in its place by then.
        let current = view()
        if let lift, current !== lifted || !lift.refresh() { land() }
        if lift == nil, let holder { takeOff(into: holder, atBack: atBack) } else { notePlace() }
    }

    /// Shows it in a pane, cut by its surroundings the less the more `freedom` it has (0 to 1), and as opaque as given.
    func fill(_ pane: Pane, freedom: CGFloat, alpha: CGFloat) {
        guard let lift else { return }
        lift.fill(pane, freedom: freedom)
        if lift.carrier.alpha != alpha { lift.carrier.alpha = alpha }
    }

    /// Puts the view back, in this turn. Again does nothing.
    func land() {
        guard let lift else { return }
        self.lift = nil
        lifted = nil
        lift.land()
    }

    /// Puts the view back for good: no other is taken up.
    func retire() {
        land()
        holder = nil
    }

    private func notePlace() {
        if let frame = frame(), let pane = Pane(frame, under: .identity, cornerRadius: lift?.homePane?.cornerRadius ?? 0) {
            self.pane = pane
        } else if let home = lift?.homePane {
            pane = home
        }
    }
}
