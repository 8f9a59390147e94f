import Foundation

private final class BundleMarker {}

extension Bundle {
    /// The bundle that the package manager makes of the component's resources; nil where an app has been put together without it.
    ///
    /// `Bundle.module` is the same one, but traps where it is missing.
    static var phrases: Bundle? {
        let code = Bundle(for: BundleMarker.self)
        // An app; a framework or a bundle of tests that the component is linked into; a program or a test that lies beside the bundle, such
        // as Xcode's previews.
        let folders = [
            Bundle.main.resourceURL, code.resourceURL, Bundle.main.bundleURL, code.bundleURL.deletingLastPathComponent(),
        ]
        for folder in folders.compactMap({ $0 }) {
            // The second ending is the package manager's where there is no Objective-C.
            for ending in ["bundle", "resources"] {
                let url = folder.appendingPathComponent("PinchZoomOverlay_PinchZoomOverlay.\(ending)")
                if let bundle = Bundle(url: url) { return bundle }
            }
        }
        return nil
    }
}
