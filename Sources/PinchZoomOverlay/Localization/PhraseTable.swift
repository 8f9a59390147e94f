#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// A table that translates the component's English phrases into one language. A phrase without a translation stays English.
struct PhraseTable {
    /// The bundle with the translations. If the bundle is nil, all phrases stay English.
    let bundle: Bundle?

    /// The table for the language that Foundation chooses for the component's bundle in this app.
    static var current: PhraseTable { PhraseTable(bundle: .phrases) }

    func callAsFunction(_ english: String) -> String {
        bundle?.localizedString(forKey: english, value: english, table: nil) ?? english
    }
}

private final class BundleMarker {}

extension Bundle {
    /// The bundle with the component's resources, which Swift Package Manager builds; nil if the app was built without the bundle.
    ///
    /// `Bundle.module` returns the same bundle, but traps if the bundle is missing.
    static var phrases: Bundle? {
        let code = Bundle(for: BundleMarker.self)
        // In an app, the bundle is among the app's resources. If the component is linked into a framework or a test bundle, the bundle is
        // among the resources of that framework or test bundle. Otherwise, for example in Xcode's previews, the bundle is beside the
        // program or the test.
        let folders = [
            Bundle.main.resourceURL, code.resourceURL, Bundle.main.bundleURL, code.bundleURL.deletingLastPathComponent(),
        ]
        // On systems without Objective-C, Swift Package Manager uses the second ending.
        let names = ["bundle", "resources"].map { "PinchZoomOverlay_PinchZoomOverlay.\($0)" }
        let places = folders.compactMap { $0 }.flatMap { folder in names.map { folder.appendingPathComponent($0) } }
        return places.lazy.compactMap { Bundle(url: $0) }.first
    }
}
#endif
