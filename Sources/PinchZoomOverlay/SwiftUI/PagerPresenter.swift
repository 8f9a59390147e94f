#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    /// The parameters of the modifier `photoPager`, except for the binding.
    struct PagerContent<Item> {
        let items: [Item]
        let transition: ZoomTransitionConfiguration
        let accessibilityLabel: @MainActor (Item) -> String?
        let configure: @MainActor (PhotoPagerViewController) -> Void
        let page: @MainActor (Item) -> PhotoPage?
    }

    /// An invisible view controller that presents the pager.
    @available(iOS 16.0, *)
    struct PagerPresenter<Item: Identifiable>: UIViewControllerRepresentable {
        @Binding var item: Item?
        let content: PagerContent<Item>
        let sources: PagerSources

        func makeCoordinator() -> PagerCoordinator<Item> { PagerCoordinator(sources: sources) }

        func makeUIViewController(context: Context) -> Controller {
            let controller = Controller()
            controller.didAppear = { [weak coordinator = context.coordinator, weak controller] in
                if let controller { coordinator?.update(from: controller) }
            }
            return controller
        }

        func updateUIViewController(_ controller: Controller, context: Context) {
            context.coordinator.take(content, item: $item)
            context.coordinator.update(from: controller)
        }

        static func dismantleUIViewController(_ controller: Controller, coordinator: PagerCoordinator<Item>) {
            coordinator.presentation.end()
        }

        /// A view controller whose view ignores touches. The controller calls `didAppear` when it can present a screen.
        final class Controller: UIViewController {
            var didAppear: @MainActor () -> Void = {}

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .clear
                view.isUserInteractionEnabled = false
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                didAppear()
            }
        }
    }

    /// Connects the app's binding with the presentation. The presentation stores only the identifiers of the items.
    @available(iOS 16.0, *)
    @MainActor final class PagerCoordinator<Item: Identifiable> {
        let presentation: PagerPresentation<Item.ID>
        private var content: PagerContent<Item>?
        private var item: Binding<Item?> = .constant(nil)

        init(sources: PagerSources) {
            presentation = PagerPresentation(sources: sources)
            presentation.page = { [weak self] id in
                guard let self, let content, let item = element(id) else { return nil }
                return content.page(item)
            }
            presentation.accessibilityLabel = { [weak self] id in
                guard let self, let content, let item = element(id) else { return nil }
                return content.accessibilityLabel(item)
            }
            presentation.itemDidChange = { [weak self] id in
                guard let self else { return }
                item.wrappedValue = id.flatMap(element)
            }
        }

        func take(_ content: PagerContent<Item>, item: Binding<Item?>) {
            (self.content, self.item) = (content, item)
            (presentation.transition, presentation.configure) = (content.transition, content.configure)
        }

        func update(from controller: UIViewController) {
            presentation.update(item.wrappedValue?.id, of: content?.items.map(\.id) ?? [], from: controller)
        }

        private func element(_ id: Item.ID) -> Item? { content?.items.first { $0.id == id } }
    }
#endif
