// swift-tools-version: 6.0
import PackageDescription

// On Apple's systems UIKit is the system's. On Linux the local package LinuxUIKit stands in for it.
#if os(Linux)
    let linuxPackages: [Package.Dependency] = [.package(path: "LinuxUIKit")]
    let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "LinuxUIKit")]
    let device: [Target.Dependency] = uiKit + [.product(name: "HeadlessDevice", package: "LinuxUIKit")]
    let linuxTargets: [Target] = [
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "LinuxUIKitTests", dependencies: device + ["TestSupport"], resources: [.copy("Fixtures")]),
        .testTarget(
            name: "PinchZoomOverlayTests",
            dependencies: ["PinchZoomOverlay", "TestSupport"] + device,
            exclude: ["Pictures"]
        ),
        .testTarget(name: "PinchDemoTests", dependencies: ["PinchDemo", "PinchZoomOverlay", "TestSupport"] + device),
        .executableTarget(name: "Benchmarks", dependencies: ["PinchZoomOverlay"] + device, path: "Tests/Benchmarks"),
    ]
#else
    let linuxPackages: [Package.Dependency] = []
    let uiKit: [Target.Dependency] = []
    let device: [Target.Dependency] = []
    let linuxTargets: [Target] = []
#endif

let package = Package(
    name: "PinchZoomOverlay",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "PinchZoomOverlay", targets: ["PinchZoomOverlay"])
    ],
    dependencies: linuxPackages,
    targets: [
        .target(name: "PinchZoomOverlay", dependencies: uiKit),
        .executableTarget(
            name: "PinchDemo",
            dependencies: ["PinchZoomOverlay"] + device,
            resources: [.copy("Resources/Photos"), .copy("Resources/Touches")]
        ),
    ] + linuxTargets,
    swiftLanguageModes: [.v6]
)
