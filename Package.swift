// swift-tools-version: 6.0
import PackageDescription

// On Apple's systems UIKit is the system's. On Linux the local package LinuxUIKit stands in for it.
#if os(Linux)
    let linuxPackages: [Package.Dependency] = [.package(path: "LinuxUIKit")]
    let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "LinuxUIKit")]
    let device: [Target.Dependency] = uiKit + [.product(name: "HeadlessDevice", package: "LinuxUIKit")]
    let deviceWindow: [Target.Dependency] = [.product(name: "DeviceWindow", package: "LinuxUIKit")]
    let linuxTargets: [Target] = [
        .target(name: "TestSupport", dependencies: device, path: "Tests/TestSupport"),
        .testTarget(name: "LinuxUIKitTests", dependencies: device + ["TestSupport"], resources: [.copy("Fixtures")]),
        .testTarget(
            name: "PinchZoomOverlayTests",
            dependencies: ["PinchZoomOverlay", "TestSupport"] + device,
            exclude: ["Pictures"]
        ),
        .testTarget(name: "DeviceWindowTests", dependencies: ["TestSupport"] + device + deviceWindow),
        .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["PinchZoomOverlay", "CAllocationCount"] + device,
            path: "Tests/Benchmarks"
        ),
        .testTarget(
            name: "PinchDemoTests",
            dependencies: ["PinchDemo", "PinchZoomOverlay", "TestSupport"] + device + deviceWindow,
            exclude: ["Pictures"]
        ),
    ]
#else
    let linuxPackages: [Package.Dependency] = []
    let uiKit: [Target.Dependency] = []
    let device: [Target.Dependency] = []
    let deviceWindow: [Target.Dependency] = []
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
            dependencies: ["PinchZoomOverlay"] + device + deviceWindow,
            resources: [.copy("Resources/Photos"), .copy("Resources/Touches")]
        ),
    ] + linuxTargets,
    swiftLanguageModes: [.v6]
)
