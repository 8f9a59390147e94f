import Foundation

/// The demo's photos and recordings: in a folder of the package's bundle, or, where Xcode builds the app, in the app's own.
enum DemoResources {
    static func url(_ name: String, extension pathExtension: String, folder: String) -> URL? {
        bundle.url(forResource: name, withExtension: pathExtension, subdirectory: folder)
            ?? bundle.url(forResource: name, withExtension: pathExtension)
    }

    static var bundle: Bundle {
        #if SWIFT_PACKAGE
            Bundle.module
        #else
            Bundle.main
        #endif
    }
}
