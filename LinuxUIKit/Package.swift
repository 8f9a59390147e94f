// swift-tools-version: 6.0
import PackageDescription

/// Layout and drawing are most of what tests take: they are optimized in debug builds as well. As a whole module, they compile in the time
/// that they take file by file, and run faster. A process of its own writes the module's interface first. So the modules that import it
/// compile on the second core meanwhile, and only after a change of the interface. Optimization across modules would prevent that. Traps
/// say why, as in other debug builds. Overlapping accesses to a value are looked for by the compiler alone: a look at each access would take
/// a twentieth of the time.
let optimized: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-emit-module-separately-wmo", "-disable-cmo",
            "-assert-config", "Debug", "-enforce-exclusivity=unchecked",
        ],
        .when(configuration: .debug)
    )
]

/// A stand-in for Apple's UIKit, for builds on Linux. See README.md beside this file.
let package = Package(
    name: "LinuxUIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "HeadlessDevice", targets: ["HeadlessDevice"]),
        .library(name: "DeviceWindow", targets: ["DeviceWindow"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CLibGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(name: "CLibWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CLibHEIF", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
        .systemLibrary(name: "CLibLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        .systemLibrary(name: "CX11", pkgConfig: "xi", providers: [.apt(["libx11-dev", "libxi-dev"])]),
        // libjpeg leaves by longjmp where something is wrong, which Swift must not be jumped over.
        .target(name: "CJPEG", dependencies: ["CLibJPEG"]),
        // So does libpng. Each pixel of a PNG goes through here.
        .target(name: "CPNG", dependencies: ["CLibPNG"], cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        // The hooks of Swift's runtime have C's types alone.
        .target(name: "CTaskJobs"),
        .target(name: "PhoneBehavior"),
        .target(name: "ConstraintSolver", swiftSettings: optimized),
        .target(
            name: "CoreGraphics",
            dependencies: ["CCairo", "CJPEG", "CPNG", "CLibGIF", "CLibWebP", "CLibHEIF", "CLibLCMS"],
            swiftSettings: optimized
        ),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CCairo"], swiftSettings: optimized),
        .target(
            name: "UIKit",
            dependencies: ["PhoneBehavior", "ConstraintSolver", "ImageIO", "QuartzCore", "CCairo", "CPango"],
            // UIKit is the largest module. Optimized for size, it compiles in five sixths of the time, and layout takes a thirtieth longer.
            swiftSettings: optimized + [.unsafeFlags(["-Osize"], .when(configuration: .debug))]
        ),
        .target(name: "AVFoundation", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
        .target(name: "ImageIO", dependencies: ["CoreGraphics"]),
        .target(name: "UniformTypeIdentifiers"),
        // Swift Testing asks for a module of this name wherever a file imports both Testing and UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
        // Tests compare pictures pixel by pixel.
        .target(name: "HeadlessDevice", dependencies: ["CTaskJobs", "PhoneBehavior", "UIKit"], swiftSettings: optimized),
        .target(name: "DeviceWindow", dependencies: ["HeadlessDevice", "UIKit", "CCairo", "CX11"]),
    ],
    swiftLanguageModes: [.v6]
)
