import PinchZoomOverlay
import UIKit

/// The settings screen, presented over the feed.
final class SettingsViewController: UIViewController {
    let settings: DemoSettings

    init(settings: DemoSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        addRows([
            feedStyleRow(),
            curveRow(),
            sliderRow("Maximum scale", in: 1.5...8, \.maximumScale) { String(format: "%.1f×", Double($0)) },
            switchRow("Turn with the fingers", \.allowsRotation),
            sliderRow("Damping ratio", in: 0.3...1.2, \.springDampingRatio) { String(format: "%.2f", $0) },
            sliderRow("Response", in: 0.15...1, \.springResponse) { String(format: "%.2f s", $0) },
            stayingRow(),
            switchRow("Lock scrolling", \.locksScrolling),
            openingRow(),
            networkRow(),
            recordingRow(),
        ])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        recordIfWanted()
    }

    /// Adds the rows one below the other, in a scroll view.
    private func addRows(_ rows: [SettingRow]) {
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        view.addFilling(scrollView)
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        // The background is visible as a line between the rows.
        column.spacing = 1
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func feedStyleRow() -> SettingRow {
        let choice = UISegmentedControl(items: ["Collection view", "Table view"])
        choice.selectedSegmentIndex = settings.feedStyle == .table ? 1 : 0
        choice.addAction(
            UIAction { [weak self, weak choice] _ in
                self?.settings.feedStyle = choice?.selectedSegmentIndex == 1 ? .table : .collection
            },
            for: .valueChanged
        )
        return SettingRow(title: "Feed", control: choice, isWide: true)
    }

    private func curveRow() -> SettingRow {
        let choice = UISegmentedControl(items: ["Default", "Tutorial"])
        if case .linear = settings.configuration.backdropCurve {
            choice.selectedSegmentIndex = 1
        } else {
            choice.selectedSegmentIndex = 0
        }
        choice.addAction(
            UIAction { [weak self, weak choice] _ in
                let curve: BackdropCurve = choice?.selectedSegmentIndex == 1 ? .tutorial : .default
                self?.settings.change { $0.backdropCurve = curve }
            },
            for: .valueChanged
        )
        return SettingRow(title: "Backdrop", control: choice, isWide: true)
    }

    private func stayingRow() -> SettingRow {
        let toggle = UISwitch()
        toggle.isOn = settings.configuration.release != .returns
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                self?.settings.change { $0.release = toggle?.isOn == true ? .stays() : .returns }
            },
            for: .valueChanged
        )
        return SettingRow(title: "Released photo stays up", control: toggle, isWide: false)
    }

    private func openingRow() -> SettingRow {
        let toggle = UISwitch()
        toggle.isOn = settings.configuration.openingScale != nil
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                let scale: CGFloat? = toggle?.isOn == true ? DemoSettings.openingScale : nil
                self?.settings.change { $0.openingScale = scale }
            },
            for: .valueChanged
        )
        return SettingRow(title: "Pinch opens photo", control: toggle, isWide: false)
    }

    private func networkRow() -> SettingRow {
        let qualities = SimulatedNetwork.Quality.allCases
        let choice = UISegmentedControl(items: qualities.map(\.rawValue.capitalized))
        choice.selectedSegmentIndex = qualities.firstIndex(of: settings.network.quality) ?? 0
        choice.addAction(
            UIAction { [weak self, weak choice] _ in
                guard let index = choice?.selectedSegmentIndex, qualities.indices.contains(index) else { return }
                self?.settings.network.quality = qualities[index]
            },
            for: .valueChanged
        )
        return SettingRow(title: "Network of the grid’s large photos", control: choice, isWide: true)
    }

    private func switchRow(_ title: String, _ field: WritableKeyPath<PinchZoomConfiguration, Bool>) -> SettingRow {
        let toggle = UISwitch()
        toggle.isOn = settings.configuration[keyPath: field]
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                let isOn = toggle?.isOn ?? false
                self?.settings.change { $0[keyPath: field] = isOn }
            },
            for: .valueChanged
        )
        return SettingRow(title: title, control: toggle, isWide: false)
    }

    private func sliderRow<Value: BinaryFloatingPoint & Sendable>(
        _ title: String,
        in range: ClosedRange<Float>,
        _ field: WritableKeyPath<PinchZoomConfiguration, Value>,
        describe: @escaping (Value) -> String
    ) -> SettingRow {
        let slider = UISlider()
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
        slider.value = Float(settings.configuration[keyPath: field])
        let row = SettingRow(title: title, control: slider, isWide: true)
        row.value = describe(settings.configuration[keyPath: field])
        slider.addAction(
            UIAction { [weak self, weak row, weak slider] _ in
                guard let slider else { return }
                let value = Value(slider.value)
                self?.settings.change { $0[keyPath: field] = value }
                row?.value = describe(value)
            },
            for: .valueChanged
        )
        return row
    }
}

#if canImport(SwiftUI)
@available(iOS 17, *)
#Preview("Settings") {
    UINavigationController(rootViewController: SettingsViewController(settings: DemoSettings()))
}
#endif
