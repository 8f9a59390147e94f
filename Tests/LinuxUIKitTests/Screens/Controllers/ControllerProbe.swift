import UIKit

/// The order in which controllers heard of what happened to them.
@MainActor final class LifeLog {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// Returns the lines that were added since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes down what it hears.
final class ControllerProbe: UIViewController {
    let name: String
    let log: LifeLog
    var logsLayout = false

    init(_ name: String, _ log: LifeLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not used")
    }

    private func note(_ event: String) {
        log.add("\(name) \(event)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if logsLayout { note("willLayout") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { note("didLayout") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        note("memoryWarning")
    }
}
