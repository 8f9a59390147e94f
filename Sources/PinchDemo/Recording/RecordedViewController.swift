import UIKit

/// A screen that adds its appearance and disappearance to the recording while its window records touches.
class RecordedViewController: UIViewController {
    private let recordedName: String

    /// - Parameter name: The screen's name in recordings.
    init(recordedAs name: String) {
        recordedName = name
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        noteCall("viewWillAppear", by: recordedName)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        noteCall("viewDidAppear", by: recordedName)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        noteCall("viewWillDisappear", by: recordedName)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        noteCall("viewDidDisappear", by: recordedName)
    }
}
