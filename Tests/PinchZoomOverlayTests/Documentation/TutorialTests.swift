import Foundation
import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport
@testable import TutorialFeed

/// The tutorial's code compiles at each step, and its last step does what the tutorial says. The documentation compiler doesn't run here.
/// These tests therefore read the tutorial's files.
@Suite("The tutorial", .timeLimit(.minutes(20))) struct TutorialTests {
    private static let catalogue = "Sources/PinchZoomOverlay/PinchZoomOverlay.docc"
    private static let tutorial = "BuildingAFeedThatZooms"
    private static let pages = ["PinchZoomTutorials", tutorial]
    private static let resources = "\(catalogue)/Resources"
    /// The files of the steps: the files of the finished app, and earlier versions.
    private static let app = Repository.files(in: "\(resources)/Feed", ending: "swift")
    private static let steps = app + Repository.files(in: "\(resources)/FeedSteps", ending: "swift")

    private static func path(ofStep name: String) throws -> String {
        try #require(steps.first { $0.hasSuffix("/\(name)") }, "there is no \(name)")
    }

    /// The files of the app at each step, each file in its newest version.
    nonisolated private static let stages: [[String]] = {
        guard let text = try? Repository.text(of: "\(catalogue)/Tutorials/\(tutorial).tutorial") else { return [] }
        let steps = zip(TutorialStep.arguments("name", of: "Code", in: text), TutorialStep.arguments("file", of: "Code", in: text))
        var files: [String: String] = [:]
        return steps.compactMap { name, step in
            guard let path = try? path(ofStep: step) else { return nil }
            files[name] = path
            return files.values.sorted()
        }
    }()

    @Test("The app compiles at each step, without a warning", arguments: stages)
    func compiles(_ files: [String]) throws {
        let outcome = try TutorialStep.typeCheck(files.map { Repository.root.appendingPathComponent($0) })
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    @Test("There is a stage for each step, and the last one is the app that other tests play")
    func lastStage() {
        #expect(TutorialTests.stages.count == TutorialTests.steps.count && TutorialTests.steps.count >= 10)
        #expect(TutorialTests.stages.last == TutorialTests.app)
    }

    @Test("A fault in a step is found, with its file and its line")
    func faults() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("feed-\(UUID().uuidString).swift")
        try Data("import UIKit\n\nlet photo: UIImage = 1\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let outcome = try TutorialStep.typeCheck([file])
        #expect(outcome.code != 0 && outcome.errors.contains("\(file.lastPathComponent):3:"), "\(outcome.errors)")
    }

    @Test("Each file that it names is there, and each step's file is shown, in order")
    func files() throws {
        var shown: [String] = []
        for page in TutorialTests.pages {
            let text = try Repository.text(of: "\(TutorialTests.catalogue)/Tutorials/\(page).tutorial")
            let pictures = TutorialStep.arguments("source", of: "Image", in: text).map { "\(TutorialTests.resources)/\($0)" }
            let steps = try TutorialStep.arguments("file", of: "Code", in: text).map(TutorialTests.path(ofStep:))
            for file in pictures + steps {
                #expect(FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(file).path), "\(page) shows \(file)")
            }
            for tutorial in TutorialStep.arguments("tutorial", of: "TutorialReference", in: text) {
                #expect(tutorial == "doc:\(TutorialTests.tutorial)")
            }
            shown += TutorialStep.arguments("file", of: "Code", in: text)
        }
        #expect(shown == shown.sorted() && shown.count == TutorialTests.steps.count)
    }

    @Test("Its directives are DocC's, braces close, every picture has words, and every step shows code")
    func directives() throws {
        let known: Set = [
            "Tutorials", "Intro", "Chapter", "TutorialReference", "Tutorial", "XcodeRequirement", "Section", "ContentAndMedia", "Steps",
            "Step", "Code", "Image",
        ]
        for page in TutorialTests.pages {
            let text = try Repository.text(of: "\(TutorialTests.catalogue)/Tutorials/\(page).tutorial")
            let directives = TutorialStep.directives(in: text)
            #expect(Set(directives).isSubset(of: known), "\(Set(directives).subtracting(known))")
            #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
            let words = TutorialStep.arguments("alt", of: "Image", in: text)
            #expect(words.count == directives.count { $0 == "Image" } && words.allSatisfy { $0.hasSuffix(".") })
            #expect(directives.count { $0 == "Step" } == directives.count { $0 == "Code" })
        }
    }

    @Test("A file grows from step to step")
    func growth() throws {
        let text = try Repository.text(of: "\(TutorialTests.catalogue)/Tutorials/\(TutorialTests.tutorial).tutorial")
        let names = TutorialStep.arguments("name", of: "Code", in: text)
        let counts = try TutorialStep.arguments("file", of: "Code", in: text).map { file in
            try Repository.text(of: TutorialTests.path(ofStep: file)).components(separatedBy: "\n").count
        }
        #expect(Set(names) == ["PhotoCell.swift", "FeedViewController.swift", "SceneDelegate.swift"])
        for name in Set(names) {
            let sizes = zip(names, counts).filter { $0.0 == name }.map(\.1)
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy(<), "\(name): \(sizes)")
        }
    }

    @Test("What it builds does what it says: a photo lifts and lands, opens by a tap and by a pinch, and flies back")
    @MainActor func result() throws {
        try HeadlessDevice.run { device in
            let feed = TutorialFeed.FeedViewController(photos: (0..<8).map { TestImages.photo($0) })
            let navigation = UINavigationController(rootViewController: feed)
            device.show(navigation)
            device.advanceFrames(2)
            let path = IndexPath(item: 1, section: 0)
            let cell = try #require(feed.collectionView.cellForItem(at: path) as? TutorialFeed.PhotoCell)
            let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
            let fingers = device.pinch(at: middle, scale: 1.5)
            #expect(cell.pinchZoomInteraction?.state == .zooming)
            #expect(feed.navigationItem.rightBarButtonItem?.isEnabled == false)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(cell.pinchZoomInteraction?.state == .idle && navigation.topViewController === feed)
            #expect(feed.navigationItem.rightBarButtonItem?.isEnabled == true)
            for opens in [{ device.tap(at: middle) }, { device.lift(device.pinch(at: middle, scale: 2.5)) }] {
                let cell = try #require(feed.collectionView.cellForItem(at: path) as? TutorialFeed.PhotoCell)
                opens()
                device.advance(by: 0.15)
                #expect(cell.photoView.shownAlpha == 0, "it flies")
                try device.advanceUntilIdle()
                let pager = try #require(navigation.topViewController as? PhotoPagerViewController)
                #expect(pager.currentIndex == 1)
                pager.setCurrentIndex(7, animated: false)
                navigation.popViewController(animated: true)
                device.advance(by: 0.1)
                #expect(feed.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: 7, section: 0)), "it has scrolled")
                try device.advanceUntilIdle()
                #expect(navigation.topViewController === feed)
                feed.collectionView.contentOffset.y = -feed.collectionView.adjustedContentInset.top
                device.advanceFrames(2)
            }
        }
    }

    @Test("Its pictures are of what it builds: a photo under two fingers, on its way to its own screen, and dragged away from there")
    @MainActor func pictures() throws {
        let folder = Repository.root.appendingPathComponent(TutorialTests.resources)
        let photos = try ["coffee", "dahlia", "rocket", "temple", "cat"].map { name in
            try #require(UIImage(contentsOfFile: Repository.root.path + "/Sources/PinchDemo/Resources/Photos/\(name).png"))
        }
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            @MainActor func expectPicture(_ name: String) throws {
                let fault = try KeptPictures(in: folder).fault(of: device.screenshot(), named: name)
                #expect(fault == nil)
            }
            let feed = TutorialFeed.FeedViewController(photos: photos)
            // The back button has no title, as on iOS 26. Otherwise, two titles would overlap during the transition.
            feed.navigationItem.backButtonTitle = ""
            device.show(UINavigationController(rootViewController: feed))
            device.advanceFrames(2)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 480), scale: 1.6, translation: CGVector(dx: 0, dy: -60), rotation: 0.2)
            device.advance(by: 0.2)
            try expectPicture("feed-lifted")
            device.lift(fingers)
            try device.advanceUntilIdle()
            device.tap(at: CGPoint(x: 195, y: 480))
            device.advance(by: 0.1)
            try expectPicture("feed-opening")
            try device.advanceUntilIdle()
            let finger = device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 230, y: 560), duration: 0.4)
            device.advance(by: 0.2)
            try expectPicture("feed-held")
            finger.lift()
            try device.advanceUntilIdle()
        }
    }
}
