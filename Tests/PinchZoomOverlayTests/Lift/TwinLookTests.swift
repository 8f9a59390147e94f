import Foundation
import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

/// Each visible property of an image view is copied to the twin, or else makes the view itself or a picture fly.
@MainActor @Suite("The look of a twin", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct TwinLookTests {
    /// Returns the settable properties of image views, read from the sources of the UIKit under test.
    private func settableProperties() throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../LinuxUIKit/Sources")
        let files = try #require(FileManager.default.enumerator(at: root.standardizedFileURL, includingPropertiesForKeys: nil))
        var names: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let code = try String(contentsOf: file, encoding: .utf8)
            for type in ["UIView", "UIImageView", "CALayer"] { names.formUnion(DeclaredProperties(of: type, in: code).settable) }
        }
        return names
    }

    @Test("Every property that can be set is accounted for")
    func accountedFor() throws {
        let settable = try settableProperties()
        let known = ImageViewProperty.all.map(\.name)
        #expect(settable.count > 60 && known.count == Set(known).count)
        #expect(settable.subtracting(known) == [], "neither copied nor seen to")
        #expect(Set(known).subtracting(settable) == [], "no such property")
    }

    private func run(_ body: (HeadlessDevice, LookFeed, UIImageView) throws -> Void) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(.plain)
            device.show(feed.view)
            device.advanceFrames()
            try body(device, feed, #require(feed.target as? UIImageView))
        }
    }

    private func pinch(_ feed: LookFeed, on device: HeadlessDevice) -> [Finger] {
        let frame = feed.card.convert(feed.frame, to: nil)
        return device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 40, scale: 1.5)
    }

    @Test("What is copied is there with the lift")
    func copied() throws {
        for property in ImageViewProperty.copied {
            guard case .copied(let set, let isSame) = property.fate else { continue }
            try run { device, feed, photo in
                set(photo)
                device.advanceFrames(2)
                let fingers = pinch(feed, on: device)
                let twin = try #require(feed.twin, "\(property.name)")
                #expect(feed.zoom.state == .zooming && isSame(photo, twin), "\(property.name)")
                device.lift(fingers)
                try device.advanceUntilIdle()
            }
        }
    }

    @Test("An image view with a look that can't be copied flies as a picture")
    func notCopied() throws {
        for property in ImageViewProperty.pictures {
            guard case .picture(let set) = property.fate else { continue }
            try run { device, feed, photo in
                set(photo)
                device.advanceFrames(2)
                let fingers = pinch(feed, on: device)
                #expect(feed.zoom.state == .zooming && feed.twin == nil && photo.shownAlpha == 0, "\(property.name)")
                device.lift(fingers)
                try device.advanceUntilIdle()
                #expect(feed.zoom.state == .idle && photo.shownAlpha == 1, "\(property.name)")
            }
        }
    }
}

/// The settable properties of a class that a source file declares as open or public.
private struct DeclaredProperties {
    private(set) var settable: Set<String> = []

    /// - Parameter code: The source code, formatted as all sources of the repository.
    init(of type: String, in code: String) {
        let lines = code.components(separatedBy: "\n")
        var isInside = false
        for (index, line) in lines.enumerated() {
            if !line.hasPrefix(" "), line != "{", line.hasSuffix("{") || line.hasSuffix(",") {
                isInside = DeclaredProperties.declares(type, line)
            }
            guard isInside, let name = DeclaredProperties.property(in: line) else { continue }
            let isComputed = line.contains("{")
            let block = line.hasSuffix("{") ? lines[(index + 1)...].prefix { $0 != "    }" } : [line]
            let isSet = block.contains { $0.split { !$0.isLetter }.contains { ["set", "didSet", "willSet"].contains($0) } }
            if isSet || !isComputed { settable.insert(type + "." + name) }
        }
    }

    private static func declares(_ type: String, _ line: String) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let keyword = words.firstIndex(where: { $0 == "class" || $0 == "extension" }), words.indices.contains(keyword + 1)
        else { return false }
        return words[keyword + 1] == type
    }

    private static func property(in line: String) -> String? {
        for start in ["    open var ", "    public var "] where line.hasPrefix(start) {
            return String(line.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        return nil
    }
}
