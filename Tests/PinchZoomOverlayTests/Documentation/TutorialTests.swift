import Foundation
import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomOverlay

/// The tutorial shows code that compiles, step by step, and pictures that are there. No documentation compiler runs here: what it would
/// refuse is looked for in the files.
@Suite("The tutorial", .timeLimit(.minutes(20))) struct TutorialTests {
    private static let catalogue = "Sources/PinchZoomOverlay/PinchZoomOverlay.docc"
    private static let tutorial = "BuildingAFeedThatZooms"
    private static let pages = ["PinchZoomTutorials", tutorial]
    /// The files that its steps show.
    nonisolated static let steps = names(in: "\(catalogue)/Resources").filter { $0.hasSuffix(".swift") }

    @Test("Each step's file is, word for word, code that is compiled", arguments: steps)
    func stepIsCompiled(_ step: String) throws {
        let shown = try Repository.text(of: "\(TutorialTests.catalogue)/Resources/\(step)")
        let name = TutorialStep.namespace(ofFile: step)
        let compiled = try Repository.text(of: "Tests/DocumentationSnippets/Tutorial/\(name).swift")
        #expect(SwiftBlock.code(in: shown.components(separatedBy: "\n")) == TutorialStep.code(of: compiled, in: name))
    }

    @Test("What stands in a step's namespace is what is compared: a line more, less or otherwise is a difference")
    func namespaces() {
        let compiled = """
            import UIKit

            enum Feed0101 {
                typealias A = B.A

                let a = 1
            }

            extension Feed0101.C {
                let b = 2
            }
            """
        #expect(TutorialStep.code(of: compiled, in: "Feed0101") == ["import UIKit", "let a = 1", "extension C {", "let b = 2", "}"])
        #expect(TutorialStep.code(of: compiled, in: "Feed0102") != TutorialStep.code(of: compiled, in: "Feed0101"))
        #expect(TutorialStep.namespace(ofFile: "feed-01-02.swift") == "Feed0102")
    }

    @Test("Each file that it names is there, and each step's file is shown, in order")
    func files() throws {
        var shown: [String] = []
        for page in TutorialTests.pages {
            let text = try Repository.text(of: "\(TutorialTests.catalogue)/Tutorials/\(page).tutorial")
            for file in TutorialStep.arguments("source", of: "Image", in: text) + TutorialStep.arguments("file", of: "Code", in: text) {
                let path = Repository.root.appendingPathComponent("\(TutorialTests.catalogue)/Resources/\(file)").path
                #expect(FileManager.default.fileExists(atPath: path), "\(page) shows \(file)")
            }
            for tutorial in TutorialStep.arguments("tutorial", of: "TutorialReference", in: text) {
                #expect(tutorial == "doc:\(TutorialTests.tutorial)")
            }
            shown += TutorialStep.arguments("file", of: "Code", in: text)
        }
        #expect(shown == TutorialTests.steps && shown.count >= 10)
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
            try Repository.text(of: "\(TutorialTests.catalogue)/Resources/\(file)").components(separatedBy: "\n").count
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
            let feed = Feed0402.FeedViewController(photos: (0..<8).map { TestImages.photo($0) })
            let navigation = UINavigationController(rootViewController: feed)
            device.show(navigation)
            device.advanceFrames(2)
            let path = IndexPath(item: 1, section: 0)
            let cell = try #require(feed.collectionView.cellForItem(at: path) as? Feed0401.PhotoCell)
            let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
            let fingers = device.pinch(at: middle, scale: 1.5)
            #expect(cell.pinchZoomInteraction?.state == .zooming)
            #expect(feed.navigationItem.rightBarButtonItem?.isEnabled == false)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(cell.pinchZoomInteraction?.state == .idle && navigation.topViewController === feed)
            #expect(feed.navigationItem.rightBarButtonItem?.isEnabled == true)
            for opens in [{ device.tap(at: middle) }, { device.lift(device.pinch(at: middle, scale: 2.5)) }] {
                let cell = try #require(feed.collectionView.cellForItem(at: path) as? Feed0401.PhotoCell)
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
        let folder = Repository.root.appendingPathComponent("\(TutorialTests.catalogue)/Resources")
        let photos = try ["coffee", "dahlia", "rocket", "temple", "cat"].map { name in
            try #require(UIImage(contentsOfFile: Repository.root.path + "/Sources/PinchDemo/Resources/Photos/\(name).png"))
        }
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            @MainActor func expectPicture(_ name: String) throws {
                let fault = try KeptPictures(in: folder).fault(of: device.screenshot(), named: name)
                #expect(fault == nil)
            }
            let feed = Feed0402.FeedViewController(photos: photos)
            // As on iOS 26: otherwise two titles lie on each other on the way.
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

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appendingPathComponent(folder).path)) ?? []).sorted()
    }
}
