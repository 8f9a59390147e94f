import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Files that try to take memory or time, or to crash the app. Each file is refused, or is a photo within the limits.
@MainActor @Suite("Photos: hostile files", .timeLimit(.minutes(20))) struct HostileFileTests {
    @Test("A hostile file is refused or decoded, within the limits, and leaves nothing in memory")
    func corpus() async throws {
        let files = HostileFile.all
        #expect(files.count > 1_500)
        try await HeadlessDevice.runAsynchronously { device in
            var openCount = 0
            for file in files {
                let former = device.decodedPixels.largestByteCount
                let trial = await FileTrial(file.data)
                if trial.file != nil { openCount += 1 }
                #expect(trial.fault == nil, "\(file)")
                let largest = device.decodedPixels.largestByteCount
                #expect(largest == former || largest < FileTrial.byteLimit, "\(file) takes \(largest) bytes")
            }
            #expect(openCount > 300 && openCount < files.count)
            try await device.finishTasks()
            #expect(device.decodedPixels.byteCount == 0)
        }
    }

    @Test("Files of 400 megapixels that can't be decoded in parts are refused by default, and a large animation stands still")
    func floods() async throws {
        let floods = HostileFile.floods()
        #expect(floods.count == 4)
        for flood in floods {
            let isAnimated = flood.name.hasPrefix("GIF")
            try await TiledPhone.run(.data(flood.data)) { phone in
                let error = phone.error as? PhotoLimitError
                #expect(isAnimated ? error == nil : error?.description.contains("pixels to decode as a whole") ?? false, "\(flood)")
                #expect(phone.pager.pages.loads.load(at: 0)?.picture?.animation == nil)
                // The first frame, and a copy at the page's size.
                #expect(phone.device.decodedPixels.largestByteCount <= (isAnimated ? 4 * 36_000_000 + 4 * 780 * 780 : 0), "\(flood)")
            }
        }
    }

    @Test("A whole file of each format that the phone reads opens as a photo of 97 × 61 pixels")
    func whole() throws {
        let files = try HostileFile.wholeFiles()
        #expect(files.count == 14)
        for file in files {
            let photo = try? PhotoFile(file.data, limits: FileTrial.limits)
            let isAnyPhone = file.name.hasSuffix(".jpg") || file.name.hasSuffix(".png")
            #expect(photo != nil || !isAnyPhone, "\(file)")
            if let photo { #expect(photo.grid == TileGrid(width: 97, height: 61) && !photo.lacksEnd, "\(file)") }
        }
    }

    @Test("A JPEG without the mark of its end, or with other bytes after it, is whole; one without its last pixels breaks off")
    func ends() async throws {
        let files = try HostileFile.wholeFiles().filter { $0.isJPEG && !$0.data.isStoredInPasses }
        #expect(files.count > 3)
        for file in files {
            let cut = file.data.prefix(file.data.count * 3 / 4)
            for (data, isWhole) in [(file.data.dropLast(2), true), (file.data + Data([1, 2, 3]), true), (cut, false)] {
                try await TiledPhone.run(.data(Data(data))) { phone in
                    #expect(phone.reports == [isWhole ? "loaded" : "failed"], "\(file), \(data.count) bytes")
                    #expect((phone.pager.failure == nil) == isWhole && phone.pager.photoView?.image != nil)
                    #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
                }
            }
        }
    }

    @Test("A missing file, a folder and an empty file end in the message, and the button loads the photo once the file is there")
    func unreadable() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("photo.jpg")
        let spoil: [() throws -> Void] = [
            {}, { try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true) }, { try Data().write(to: file) },
        ]
        for (index, spoil) in spoil.enumerated() {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try spoil()
            try await TiledPhone.run(.file(file)) { phone in
                #expect(phone.reports == ["failed"] && phone.pager.failure != nil && phone.error is CocoaError, "\(index)")
                try? FileManager.default.removeItem(at: file)
                try MadePhoto.jpeg(width: 400, height: 300).write(to: file)
                await phone.reload()
                #expect(phone.reports == ["loaded"] && phone.pager.failure == nil, "\(index)")
            }
        }
    }

    @Test("A page shows a hostile file or the message, and gives the memory back")
    func pages() async throws {
        var random = SeededGenerator(seed: 36_002)
        let files = HostileFile.all.shuffled(using: &random).prefix(120)
        let source = FedSource()
        try await TiledPhone.run(.loader { _ in .data(source.data) }, limits: FileTrial.limits) { phone in
            var shownCount = 0
            for file in files {
                source.data = file.data
                await phone.reload()
                #expect(phone.isSettled, "\(file)")
                if phone.pager.photoView?.image != nil { shownCount += 1 }
                try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.5, y: 0.5))
                _ = phone.device.screenshot()
                #expect(phone.device.decodedPixels.largestByteCount < FileTrial.byteLimit, "\(file)")
            }
            #expect(shownCount > 20 && shownCount < files.count)
            source.data = Data()
            await phone.reload()
            try await phone.device.finishTasks()
            #expect(phone.device.decodedPixels.byteCount == 0 && phone.pager.pages.loads.memory.byteCount() == 0)
        }
    }

    @Test("A large photo of which no pixel can be decoded shows the message, and takes no memory for the whole photo")
    func undecodable() async throws {
        var data = MadePhoto.png(width: 9_000, height: 4_000)
        // The first chunk of pixels follows the header: its length, its name, and two bytes for the kind of compression.
        let pixels = try #require(data.firstRange(of: Data("IDAT".utf8))).upperBound
        for index in pixels..<(pixels + 40) { data[index] = 0xFF }
        try await TiledPhone.run(.data(data)) { phone in
            #expect((phone.error as? CocoaError)?.code == .fileReadCorruptFile)
            #expect(phone.pager.failure != nil && phone.pager.photoView?.image == nil && phone.isSettled)
            _ = phone.device.screenshot()
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
            #expect(phone.device.decodedPixels.largestByteCount < FileTrial.byteLimit)
        }
    }
}

/// The file that a page loads next.
@MainActor final class FedSource {
    var data = Data()
}
