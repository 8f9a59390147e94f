import UIKit

/// A stand-in for the invisible controller that presents the pager of a SwiftUI view.
final class HostedPresenter: UIViewController {
    var didAppear: @MainActor () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear()
    }
}
