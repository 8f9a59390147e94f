#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    /// An invisible view controller that presents the pager.
    @available(iOS 16.0, *)
    struct PagerPresenter<Items: RandomAccessCollection>: UIViewControllerRepresentable where Items.Element: Identifiable {
        @Binding var item: Items.Element?
        let items: Items
        let transition: ZoomTransitionConfiguration
        let accessibilityLabel: @MainActor (Items.Element) -> String?
        let sources: PagerSources
        let configure: @MainActor (PhotoPagerViewController) -> Void
        let page: @MainActor (Items.Element) -> PhotoPage?

        func makeCoordinator() -> PagerCoordinator<Items.Element> { PagerCoordinator(sources: sources) }

        func makeUIViewController(context: Context) -> Controller {
            let controller = Controller()
            controller.didAppear = { [weak coordinator = context.coordinator, weak controller] in
                if let controller { coordinator?.update(from: controller) }
            }
            return controller
        }

        func updateUIViewController(_ controller: Controller, context: Context) {
            context.coordinator.take(items: Array(items), item: $item, accessibilityLabel: accessibilityLabel, page: page)
            (context.coordinator.presentation.transition, context.coordinator.presentation.configure) = (transition, configure)
            context.coordinator.update(from: controller)
        }

        static func dismantleUIViewController(_ controller: Controller, coordinator: PagerCoordinator<Items.Element>) {
            coordinator.presentation.end()
        }

        /// Passes touches through, and reports when it can present a screen.
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

    /// Connects a binding and the presentation, by identifiers.
    @available(iOS 16.0, *)
    @MainActor final class PagerCoordinator<Item: Identifiable> {
        let presentation: PagerPresentation<Item.ID>
        private var items: [Item] = []
        private var item: Binding<Item?> = .constant(nil)
        private var accessibilityLabel: @MainActor (Item) -> String? = { _ in nil }
        private var page: @MainActor (Item) -> PhotoPage? = { _ in nil }

        init(sources: PagerSources) {
            presentation = PagerPresentation(sources: sources)
            presentation.page = { [weak self] id in
                guard let self, let item = element(id) else { return nil }
                return page(item)
            }
            presentation.accessibilityLabel = { [weak self] id in
                guard let self, let item = element(id) else { return nil }
                return accessibilityLabel(item)
            }
            presentation.itemDidChange = { [weak self] id in
                guard let self else { return }
                item.wrappedValue = id.flatMap(element)
            }
        }

        func take(
            items: [Item],
            item: Binding<Item?>,
            accessibilityLabel: @escaping @MainActor (Item) -> String?,
            page: @escaping @MainActor (Item) -> PhotoPage?
        ) {
            (self.items, self.item, self.accessibilityLabel, self.page) = (items, item, accessibilityLabel, page)
        }

        func update(from controller: UIViewController) {
            presentation.update(item.wrappedValue?.id, of: items.map(\.id), from: controller)
        }

        private func element(_ id: Item.ID) -> Item? { items.first { $0.id == id } }
    }
#endif
