import Foundation

/// The demo's photos and films: in a folder of the package's bundle, or, where Xcode builds the app, in the app's own.
enum DemoResources {
    static func url(_ name: String, extension pathExtension: String, folder: String) -> URL? {
        bundle.url(forResource: name, withExtension: pathExtension, subdirectory: folder)
            ?? bundle.url(forResource: name, withExtension: pathExtension)
    }

    /// A film: a file for Apple's players, and the same as a folder of numbered pictures for those on Linux.
    static func film(_ name: String, framesPerSecond: Int) -> URL? {
        #if canImport(ObjectiveC)
            url(name, extension: "mp4", folder: "Videos")
        #else
            bundle.url(forResource: "\(name)@\(framesPerSecond)", withExtension: nil, subdirectory: "Videos")
        #endif
    }

    static var bundle: Bundle {
        #if SWIFT_PACKAGE
            Bundle.module
        #else
            Bundle.main
        #endif
    }
}
