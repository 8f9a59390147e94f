#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    /// A controller without a look of its own, which presents the pager.
    @available(iOS 16.0, *)
    struct PagerPresenter<Items: RandomAccessCollection>: UIViewControllerRepresentable where Items.Element: Identifiable {
        @Binding var item: Items.Element?
        let items: Items
        let transition: ZoomTransitionConfiguration
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
            context.coordinator.take(items: Array(items), item: $item, transition: transition, configure: configure, page: page)
            context.coordinator.update(from: controller)
        }

        static func dismantleUIViewController(_ controller: Controller, coordinator: PagerCoordinator<Items.Element>) {
            coordinator.presentation.end()
        }

        /// Lets touches through, and tells when it can present something.
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

    /// Hands on between a binding and the presentation, by identifiers.
    @available(iOS 16.0, *)
    @MainActor final class PagerCoordinator<Item: Identifiable> {
        let presentation: PagerPresentation<Item.ID>
        private var items: [Item] = []
        private var item: Binding<Item?> = .constant(nil)
        private var page: @MainActor (Item) -> PhotoPage? = { _ in nil }
        private var isUpdating = false

        init(sources: PagerSources) {
            presentation = PagerPresentation(sources: sources)
            presentation.page = { [weak self] id in
                guard let self, let item = element(id) else { return nil }
                return page(item)
            }
            presentation.itemDidChange = { [weak self] in self?.tell($0) }
        }

        func take(
            items: [Item],
            item: Binding<Item?>,
            transition: ZoomTransitionConfiguration,
            configure: @escaping @MainActor (PhotoPagerViewController) -> Void,
            page: @escaping @MainActor (Item) -> PhotoPage?
        ) {
            (self.items, self.item, self.page) = (items, item, page)
            (presentation.transition, presentation.configure) = (transition, configure)
        }

        func update(from controller: UIViewController) {
            isUpdating = true
            defer { isUpdating = false }
            presentation.update(item.wrappedValue?.id, of: items.map(\.id), from: controller)
        }

        private func element(_ id: Item.ID) -> Item? { items.first { $0.id == id } }

        private func tell(_ id: Item.ID?) {
            let (binding, item) = (item, id.flatMap(element))
            // SwiftUI's state does not change while its views update.
            if isUpdating { Task { @MainActor in binding.wrappedValue = item } } else { binding.wrappedValue = item }
        }
    }
#endif
