import Foundation

/// The demo's photos and films. The package stores these files in folders of its bundle. Xcode stores the files in the app's bundle,
/// without folders.
enum DemoResources {
    static func url(_ name: String, extension pathExtension: String, folder: String) -> URL? {
        bundle.url(forResource: name, withExtension: pathExtension, subdirectory: folder)
            ?? bundle.url(forResource: name, withExtension: pathExtension)
    }

    /// Returns a film's URL: a video file on Apple's systems, and on Linux a folder that contains the film as numbered pictures.
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
