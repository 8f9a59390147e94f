import Foundation
import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// The decoding of a file: the header, the coarse picture, and tiles of all levels.
struct FileTrial: Sendable {
    /// Limits below the default, so that a run takes seconds. The decoders of thousands of files read all rows above a tile.
    static let limits: PhotoFile.Limits = {
        var limits = PhotoFile.Limits()
        limits.pixelCount = 40_000_000
        // A frame of this size takes 16 MB. The coarsest tiles are made from a copy of the frame, and take less than a megabyte.
        limits.framePixelCount = 4_000_000
        return limits
    }()

    /// The largest size of all decoded pixels at any time, in bytes: about that of a photo of 48 megapixels on a page.
    static let byteLimit = 60_000_000

    /// Returns the largest size of all decoded pixels on a phone at any time, in bytes. Its decoder may decode wholes.
    @MainActor static func byteLimit(on device: HeadlessDevice) -> Int {
        byteLimit + (device.configuration.behavior.partialDecoding == .whole ? 4 * limits.pixelCount : 0)
    }

    /// The photo, or `nil` if the file is refused.
    private(set) var file: PhotoFile?
    /// A fault of the package, if there is one.
    private(set) var fault: String?

    init(_ data: Data) async {
        guard let file = try? await PhotoFile.open(data, limits: Self.limits) else { return }
        self.file = file
        let grid = file.grid
        let limits = Self.limits
        guard (1...limits.side).contains(grid.width), (1...limits.side).contains(grid.height), grid.width * grid.height <= limits.pixelCount
        else {
            fault = "\(grid) is beyond the limits"
            return
        }
        // The size is that of the whole photo on a phone's page.
        let size = file.displayedSize
        let scale = min(1, 780 / size.width, 1688 / size.height)
        let coarse = CGSize(width: max(1, (size.width * scale).rounded()), height: max(1, (size.height * scale).rounded()))
        if let picture = await file.image.byPreparingThumbnail(ofSize: coarse), picture.size != coarse {
            fault = "the coarse picture is \(picture.size), not \(coarse)"
        }
        for factor in TileGrid.factors {
            let tiles = grid.tiles(in: grid.bounds, at: factor)
            // The lowest tile is below all others in the file.
            for band in [Array(tiles.prefix(2)), Array(tiles.suffix(1))] {
                let pictures = await file.decode(band)
                if !Set(pictures.keys).isSubset(of: band) { fault = "\(pictures.keys) was decoded, and not \(band)" }
                for (tile, picture) in pictures {
                    let bounds = grid.size(at: factor)
                    let area = TilePicture.area(of: tile, in: grid).intersection(
                        CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
                    )
                    if picture.image.size != area.size { fault = "\(tile) is \(picture.image.size), not \(area.size)" }
                }
            }
        }
    }
}
