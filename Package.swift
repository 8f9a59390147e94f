// swift-tools-version: 6.0
import Foundation
import PackageDescription

// On Apple's systems UIKit is the system's. On Linux the local package LinuxUIKit stands in for it, wherever this package is worked on or
// depended on by its path. A package that is fetched may have no local dependency: it then has neither LinuxUIKit nor what needs it. Its
// manifest is first read out of the repository, without the files beside it, and then in a folder of the package manager's, which keeps its
// state two levels above checkouts and five above downloads from a registry.
#if os(Linux)
let hasLinuxUIKit =
    exists("LinuxUIKit/Package.swift") && !exists("../../workspace-state.json") && !exists("../../../../../workspace-state.json")
let hasUIKit = hasLinuxUIKit
#else
let hasLinuxUIKit = false
let hasUIKit = true
#endif

func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// On the simulated phone, tests compute each frame of each flight, and compare pictures pixel by pixel. In a debug build, the component and
/// the comparison are therefore optimized, as LinuxUIKit is, and with the same flags. Each access to a value is checked here.
let optimized: [SwiftSetting] =
    hasLinuxUIKit
    ? [
        .unsafeFlags(
            [
                "-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-emit-module-separately-wmo", "-disable-cmo",
                "-assert-config", "Debug",
            ],
            .when(configuration: .debug)
        )
    ]
    : []
/// Returns products of LinuxUIKit, which stand for modules of Apple's systems.
func modules(_ names: String...) -> [Target.Dependency] {
    hasLinuxUIKit ? names.map { .product(name: $0, package: "LinuxUIKit") } : []
}
let uiKit = modules("UIKit", "CoreGraphics", "QuartzCore")
let device = uiKit + modules("HeadlessDevice")
let deviceWindow = modules("DeviceWindow")
let avFoundation = modules("AVFoundation")
let constraintSolver = modules("ConstraintSolver")
/// Modules that read photos.
let photoModules = modules("ImageIO", "UniformTypeIdentifiers")

let demo: [Target] = [
    .executableTarget(
        name: "PinchDemo",
        dependencies: ["PinchZoomOverlay", "TouchRecorder"] + device + avFoundation + (hasLinuxUIKit ? ["DemoPlayer"] : []),
        exclude: ["Resources/make-detail.py", "Resources/make-film.py", "Resources/make-moon.py", "Resources/make-mosaic.py"],
        resources: [.copy("Resources/Mosaic"), .copy("Resources/Photos"), .copy("Resources/Videos")]
    ),
    // Records what fingers do in the demo. It runs on phones, too: in PinchDemo.xcodeproj it belongs to the app.
    .target(name: "TouchRecorder", dependencies: uiKit, path: "Tests/TouchRecorder", swiftSettings: optimized),
]
// Tests that need neither the simulated phone nor its clock or fingers: they build for Apple's systems, too, and depend on nothing there but
// the component.
let portableTests: [Target] = [
    .target(name: "PortableTestSupport", dependencies: uiKit, path: "Tests/PortableTestSupport"),
    .target(
        name: "DocumentationSnippets",
        dependencies: ["PinchZoomOverlay"] + uiKit + avFoundation,
        path: "Tests/DocumentationSnippets"
    ),
    .testTarget(name: "UIKitContractTests", dependencies: ["PortableTestSupport"] + uiKit + avFoundation),
    .testTarget(
        name: "PinchZoomValueTests",
        dependencies: ["PinchZoomOverlay", "PortableTestSupport", "DocumentationSnippets"] + uiKit
    ),
]
/// Tests of LinuxUIKit, in modules of their own: two modules compile side by side, and a change compiles only the module that it is in.
func linuxUIKitTests(_ folder: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: "LinuxUIKit\(folder)Tests",
        dependencies: device + photoModules + avFoundation + ["TestSupport", "PortableTestSupport"] + dependencies,
        path: "Tests/LinuxUIKitTests/\(folder)",
        resources: resources
    )
}
/// Tests of the component with fingers, in modules of their own for the same reason: each has folders of Tests/PinchZoomOverlayTests.
func overlayTests(_ name: String, _ folders: [String], _ dependencies: [Target.Dependency] = []) -> Target {
    let all: Set = [
        "Documentation", "Hosting", "Lift", "Observers", "Pager", "Photos", "Pictures", "Pinch", "Storm", "Support", "Transitions",
    ]
    return .testTarget(
        name: "PinchZoom\(name)Tests",
        dependencies: device + avFoundation + dependencies + [
            "PinchZoomOverlay", "PinchZoomTestSupport", "TestSupport", "PortableTestSupport",
        ],
        path: "Tests/PinchZoomOverlayTests",
        exclude: all.subtracting(folders).sorted()
    )
}
let linuxTargets: [Target] = [
    // Plays recordings on the demo, draws what comes of it, and compares what phones answered.
    .target(
        name: "DemoPlayer",
        dependencies: ["PinchZoomOverlay", "TouchRecorder"] + device + deviceWindow,
        path: "Tests/DemoPlayer",
        exclude: ["make-moving-picture.py"],
        resources: [
            .copy("Touches"),
            // Stands in the page that it is the style of.
            .embedInCode("Page/page.css"),
        ]
    ),
    .target(name: "TestSupport", dependencies: ["TouchRecorder"] + device, path: "Tests/TestSupport", swiftSettings: optimized),
    linuxUIKitTests("Graphics", constraintSolver, resources: [.copy("Fixtures")]),
    linuxUIKitTests("Interaction"),
    linuxUIKitTests("Lists"),
    linuxUIKitTests("Screens"),
    // Phones, screens and photos that the component's tests share.
    .target(
        name: "PinchZoomTestSupport",
        dependencies: ["PinchZoomOverlay", "TestSupport", "PortableTestSupport"] + device + avFoundation,
        path: "Tests/PinchZoomOverlayTests/Support",
        exclude: ["Decoded"],
        swiftSettings: optimized
    ),
    overlayTests("Overlay", ["Documentation", "Hosting", "Lift", "Observers", "Pinch"], ["DocumentationSnippets", "TutorialFeed"]),
    overlayTests("Pager", ["Pager", "Photos"]),
    overlayTests("Storm", ["Storm"]),
    overlayTests("Transition", ["Transitions"]),
    // Tests of the repository's own files: its sources, comments, articles and package. They need no phone.
    .testTarget(name: "RepositoryTests", dependencies: ["PinchZoomOverlay", "TestSupport"]),
    // The app that the tutorial builds. Earlier versions of its files are in the folder beside it.
    .target(
        name: "TutorialFeed",
        dependencies: ["PinchZoomOverlay"] + uiKit,
        path: "Sources/PinchZoomOverlay/PinchZoomOverlay.docc/Resources/Feed"
    ),
    // Apps that are still written in Swift 5 build against Apple's declarations: so they do here.
    .testTarget(name: "Swift5Tests", dependencies: device, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "DeviceWindowTests", dependencies: ["TestSupport"] + device + deviceWindow),
    .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
    // Programs outside this repository add other libraries to the comparison: it is a product.
    .target(name: "PeerComparison", dependencies: ["PinchZoomOverlay", "CAllocationCount"] + device, path: "Tests/PeerComparison"),
    .executableTarget(
        name: "Benchmarks",
        dependencies: ["PinchZoomOverlay", "PeerComparison"] + device,
        path: "Tests/Benchmarks"
    ),
    .executableTarget(name: "Feel", dependencies: ["PinchZoomOverlay", "TouchRecorder"] + device, path: "Tests/Feel"),
    .testTarget(name: "FeelTests", dependencies: ["Feel"] + device),
    .testTarget(name: "TouchRecorderTests", dependencies: ["TouchRecorder", "PortableTestSupport"] + uiKit),
    .testTarget(name: "DemoPlayerTests", dependencies: ["DemoPlayer", "TouchRecorder", "PinchZoomOverlay", "TestSupport"] + device),
    .testTarget(
        name: "PinchDemoTests",
        dependencies: ["PinchDemo", "DemoPlayer", "TouchRecorder", "PinchZoomOverlay", "TestSupport", "PortableTestSupport"]
            + device + deviceWindow + avFoundation,
        exclude: ["Pictures"]
    ),
]

let package = Package(
    name: "PinchZoomOverlay",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [
        .library(name: "PinchZoomOverlay", targets: ["PinchZoomOverlay"])
    ] + (hasLinuxUIKit ? [.library(name: "PeerComparison", targets: ["PeerComparison"])] : []),
    dependencies: hasLinuxUIKit ? [.package(path: "LinuxUIKit")] : [],
    targets: [
        .target(
            name: "PinchZoomOverlay",
            dependencies: uiKit + photoModules,
            resources: [.process("Resources"), .copy("PrivacyInfo.xcprivacy")],
            swiftSettings: optimized
        )
    ] + (hasUIKit ? demo + portableTests : []) + (hasLinuxUIKit ? linuxTargets : []),
    swiftLanguageModes: [.v6]
)

// In the targets that also compile for Apple's systems, a file sees the members of a module only by its own imports. Without this feature,
// an import in another file would be enough, and could bring other modules than on Apple's systems.
for target in package.targets where Set((demo + portableTests).map(\.name) + ["PinchZoomOverlay", "TutorialFeed"]).contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}

if hasLinuxUIKit {
    // Nothing waits for the interface of a module of tests. A separate process for the interface would expand all macros again, which takes
    // a tenth of the module's compilation.
    let interfaceWithCode = SwiftSetting.unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .debug))
    for tests in package.targets where tests.type == .test { tests.swiftSettings = (tests.swiftSettings ?? []) + [interfaceWithCode] }
}
