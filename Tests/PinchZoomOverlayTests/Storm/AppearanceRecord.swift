import UIKit

/// A record of a screen's appearance callbacks. The record reports a wrong order, and watches whether each transition of the screen ends.
@MainActor final class AppearanceRecord {
    enum Phase {
        case away, coming, here, leaving
    }

    let name: String
    private(set) var phase: Phase
    private weak var storm: TransitionStorm?

    init(of name: String, in storm: TransitionStorm, phase: Phase = .away) {
        self.name = name
        self.phase = phase
        self.storm = storm
    }

    func willAppear(_ screen: UIViewController) {
        note(.coming, after: [.away, .leaving])
        watchTransition(of: screen)
    }

    func didAppear() { note(.here, after: [.coming]) }

    func willDisappear(_ screen: UIViewController) {
        note(.leaving, after: [.here, .coming])
        watchTransition(of: screen)
    }

    func didDisappear() { note(.away, after: [.leaving]) }

    private func note(_ phase: Phase, after former: [Phase]) {
        if !former.contains(self.phase) { storm?.trouble("\(name) is \(phase) after it was \(self.phase)") }
        self.phase = phase
    }

    private func watchTransition(of screen: UIViewController) {
        if let coordinator = screen.transitionCoordinator { storm?.watch(coordinator, of: name) }
    }
}

/// An invisible child of a screen that can't be subclassed. The probe records the appearance callbacks.
final class AppearanceProbe: UIViewController {
    let record: AppearanceRecord

    init(_ record: AppearanceRecord) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Adds a probe to a screen.
    static func install(in screen: UIViewController, _ record: AppearanceRecord) {
        let probe = AppearanceProbe(record)
        screen.addChild(probe)
        probe.view.frame = .zero
        probe.view.isUserInteractionEnabled = false
        screen.view.insertSubview(probe.view, at: 0)
        probe.didMove(toParent: screen)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.willAppear(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.willDisappear(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.didDisappear()
    }
}
