#if canImport(SwiftUI)
    import SwiftUI

    @available(iOS 16.0, *)
    extension EnvironmentValues {
        private struct PagerSourcesKey: EnvironmentKey {
            static let defaultValue: PagerSources? = nil
        }

        private struct PagerItemKey: EnvironmentKey {
            // No value is shared: it is nil.
            nonisolated(unsafe) static let defaultValue: AnyHashable? = nil
        }

        /// The places of the items of the pager around a view.
        var pagerSources: PagerSources? {
            get { self[PagerSourcesKey.self] }
            set { self[PagerSourcesKey.self] = newValue }
        }

        /// The item whose place a view is in.
        var pagerItem: AnyHashable? {
            get { self[PagerItemKey.self] }
            set { self[PagerItemKey.self] = newValue }
        }
    }
#endif
