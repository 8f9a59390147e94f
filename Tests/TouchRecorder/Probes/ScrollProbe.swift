import UIKit

/// Reports the positions and the flags of scroll views.
@MainActor final class ScrollProbe {
    private let names: StageNames
    private var last: [String: TouchRecording.ScrollReport] = [:]
    /// The scroll views around touches, apart from the screens' main scroll views.
    private var touched: [(view: Weak, name: String)] = []

    private struct Weak {
        weak var view: UIScrollView?
    }

    init(names: StageNames) {
        self.names = names
    }

    /// Adds the scroll views around touches that have just landed.
    func watchScrollViews(around touches: Set<UITouch>) {
        for touch in touches where touch.phase == .began {
            for view in sequence(first: touch.view, next: \.?.superview).compactMap({ $0 as? UIScrollView }) {
                guard !touched.contains(where: { $0.view.view === view }), let name = names.name(of: view) else { continue }
                touched.append((Weak(view: view), name))
            }
        }
    }

    /// Returns the reports of scroll views that changed since the last call.
    func look() -> [TouchRecording.ScrollReport] {
        let shown = names.scrollViews
        touched.removeAll { watch in watch.view.view?.window == nil || shown.contains { $0.view === watch.view.view } }
        let others = touched.compactMap { watch in watch.view.view.map { (view: $0, name: watch.name) } }
        return (shown + others).compactMap { view, name in
            let report = TouchRecording.ScrollReport(view, name: name)
            guard report != last[name], report.problem == nil else { return nil }
            last[name] = report
            return report
        }
    }
}

extension TouchRecording.ScrollReport {
    @MainActor fileprivate init(_ view: UIScrollView, name: String) {
        var flags: Flags = []
        if view.isTracking { flags.insert(.tracking) }
        if view.isDragging { flags.insert(.dragging) }
        if view.isDecelerating { flags.insert(.decelerating) }
        if view.isZooming { flags.insert(.zooming) }
        if view.isZoomBouncing { flags.insert(.zoomBouncing) }
        if view.isScrollEnabled { flags.insert(.enabled) }
        let offset = view.contentOffset
        self.init(name: name, x: Double(offset.x), y: Double(offset.y), zoom: Double(view.zoomScale), flags: flags)
    }
}
