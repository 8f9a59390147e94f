import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A storm on one phone with a pager, whose photo is read from one mutated file after another. Each file is an event.
@MainActor final class FileStorm: StormBase, PhotoPagerDataSource {
    private let wholeFiles: [HostileFile]
    private lazy var pager = PhotoPagerViewController(dataSource: self)
    /// The file that has not been opened yet.
    private var next: Data?
    /// The source that the page loads.
    private var shown = PhotoSource.data(Data())
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-\(UUID().uuidString)")
    private var openCount = 0

    /// The change of a file that the page shows.
    private enum Fate: CaseIterable {
        /// The file isn't there, or is a folder, like a file that is locked with the device.
        case missing, unreadable
        /// The file is cut to its half or removed after it was read.
        case shortened, removed
        case unchanged
        /// The page shows data instead of a file.
        case data
    }

    init(seed: UInt64, on device: HeadlessDevice) {
        wholeFiles = (try? HostileFile.wholeFiles()) ?? []
        let root = UIViewController()
        super.init(seed: seed, on: device, in: device.show(root))
        pager.pages.loads.limits = FileTrial.limits
        root.present(pager, animated: false)
        device.advanceFrames()
        remains += [Remains(name: "the pager", object: pager), Remains(name: "the root", object: root)]
        if wholeFiles.isEmpty { trouble("there are no files to mutate") }
    }

    override var resultCount: Int { openCount }

    override func step() {
        guard let whole = pick(wholeFiles) else { return }
        let count = Int.random(in: 1...4, using: &random)
        var data = (0..<count).reduce(whole.data) { data, _ in mutated(data) }
        if chance(2) { data = HostileFile(name: whole.name, data: data).repaired }
        log("\(whole.name), \(count) mutations, \(data.count) bytes")
        next = data
    }

    /// Returns the data with one mutation: a flipped bit, other bytes, an early end, missing or doubled bytes, or a part of another file.
    private func mutated(_ data: Data) -> Data {
        guard !data.isEmpty else { return data }
        var data = data
        // Half of the mutations are in the header.
        let end = chance(2) ? data.count : min(data.count, 120)
        let position = Int.random(in: 0..<end, using: &random)
        let length = Int.random(in: 1...min(64, data.count - position), using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...1:
            data[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2:
            data[position] = pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF]) ?? 0
        case 3:
            for index in position..<(position + length) { data[index] = .random(in: 0...255, using: &random) }
        case 4:
            data = data.prefix(position)
        case 5:
            data.removeSubrange(position..<(position + length))
        case 6:
            data.insert(contentsOf: data.subdata(in: position..<(position + length)), at: position)
        default:
            guard let other = pick(wholeFiles)?.data else { break }
            let start = Int.random(in: 0..<other.count, using: &random)
            data = data.prefix(position) + other.suffix(from: start)
        }
        return data
    }

    override func letTasksRun() async {
        guard let data = next else { return }
        next = nil
        let trial = await FileTrial(data)
        if let fault = trial.fault { trouble(fault) }
        if trial.file != nil { openCount += 1 }
        // Showing a file on a page takes as much time as some tens of files.
        if chance(40) { await show(data, isPhoto: trial.file != nil) }
        if device.decodedPixels.largestByteCount > FileTrial.byteLimit(on: device) {
            trouble("\(device.decodedPixels.largestByteCount) bytes were decoded at a time")
        }
    }

    /// Loads a file on the page, and checks that the page shows the photo or a message.
    private func show(_ data: Data, isPhoto isWhole: Bool) async {
        let (isWarned, fate) = (chance(4), pick(Fate.allCases) ?? .data)
        log("  on a page, \(fate)\(isWarned ? ", with a memory warning" : "")", events: 0)
        let isThere = fate != .missing && fate != .unreadable
        let isPhoto = isWhole && isThere
        if fate == .unreadable { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        if isThere, fate != .data { try? data.write(to: url) }
        defer { try? FileManager.default.removeItem(at: url) }
        shown = fate == .data ? .data(data) : .file(url)
        pager.reloadPhoto(at: 0)
        device.advanceFrames()
        if isWarned { device.sendMemoryWarning() }
        await finishTasks()
        if fate == .shortened { try? FileHandle(forWritingTo: url).truncate(atOffset: UInt64(data.count / 2)) }
        if fate == .removed { try? FileManager.default.removeItem(at: url) }
        guard let load = pager.pages.loads.load(at: 0) else { return trouble("a page loads no file") }
        if case .underWay = load.progress { trouble("a page waits for a file for ever") }
        if case .failed(let error, _) = load.state {
            let isRefused = error is PhotoLimitError || (error as? CocoaError).map { !isThere || $0.code == .fileReadCorruptFile } ?? false
            if !isRefused { trouble("a file fails with \(String(describing: error))") }
            if pager.failure == nil { trouble("a file fails without a message") }
        } else {
            if !isPhoto { trouble("a page shows a file that is no photo") }
            if pager.photoView?.image == nil { trouble("a page shows nothing of a photo") }
        }
        pager.setZoomScale(pick([1, 2, 4]) ?? 1, at: CGPoint(x: number(0...1), y: number(0...1)), animated: false)
        device.advanceFrames()
        await finishTasks()
        _ = device.screenshot()
    }

    override func calmDown() async {
        log("calm", events: 0)
        shown = .data(Data())
        pager.reloadPhoto(at: 0)
        device.advanceFrames()
        await finishTasks()
        settle()
        await finishTasks()
        if device.decodedPixels.byteCount != 0 { trouble("\(device.decodedPixels.byteCount) decoded bytes are left") }
        if pager.pages.loads.memory.byteCount() != 0 {
            trouble("the pager's share of the memory is \(pager.pages.loads.memory.byteCount()) bytes")
        }
    }

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        // No closure loads the photo, because a load must not keep the storm alive after its end.
        .photo(shown)
    }
}
