import UIKit

/// Stands in for the controller without a look of its own from which the pager of a SwiftUI view is presented.
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
