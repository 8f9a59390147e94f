#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

/// An invisible view controller that presents the pager.
@available(iOS 16.0, *)
struct PagerPresenter<Items: RandomAccessCollection>: UIViewControllerRepresentable where Items.Element: Identifiable {
    @Binding var item: Items.Element?
    let pager: PhotoPager<Items>
    let transition: ZoomTransitionConfiguration
    let sources: PagerSources

    func makeCoordinator() -> PagerPresentation<Items> { PagerPresentation(sources: sources) }

    func makeUIViewController(context: Context) -> Controller { Controller() }

    func updateUIViewController(_ controller: Controller, context: Context) {
        let (presentation, item) = (context.coordinator, $item)
        presentation.transition = transition
        presentation.itemDidChange = { item.wrappedValue = $0 }
        let content = pager.content(
            in: context.environment,
            isAnimated: context.transaction.animation != nil,
            controller: { [weak presentation] in presentation?.pager }
        )
        controller.update = { [weak presentation, weak controller] in
            if let controller { presentation?.update(item.wrappedValue, of: content, from: controller) }
        }
        controller.update()
    }

    static func dismantleUIViewController(_ controller: Controller, coordinator: PagerPresentation<Items>) {
        coordinator.end()
    }

    /// A view controller whose view ignores touches. The controller calls `update` again when it can present a screen.
    final class Controller: UIViewController {
        var update: @MainActor () -> Void = {}

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .clear
            view.isUserInteractionEnabled = false
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            update()
        }
    }
}
#endif
