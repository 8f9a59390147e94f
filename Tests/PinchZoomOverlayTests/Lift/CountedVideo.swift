import AVFoundation
import HeadlessDevice
import Testing
import UIKit

/// A video in which each picture has its own color. The color on the screen gives the number of the picture.
@MainActor struct CountedVideo {
    /// The number of pictures per second.
    static let rate = 30.0
    private static let count = 150
    let url: URL

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        url = folder.appendingPathComponent("video")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        for number in 0..<CountedVideo.count {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 9), format: format).image { context in
                CountedVideo.color(number).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 16, height: 9))
            }
            try picture.pngData()?.write(to: url.appendingPathComponent("\(number).png"))
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    private static func color(_ number: Int) -> UIColor {
        UIColor(red: CGFloat(number % 16 * 15 + 15) / 255, green: CGFloat(number / 16 * 24 + 12) / 255, blue: 0.2, alpha: 1)
    }

    /// Returns the number of the picture with a color, or `nil` if no picture has the color.
    static func number(of color: Picture.Pixel) -> Int? {
        let (low, high) = (Int((Double(color.red) / 15).rounded()) - 1, Int((Double(Int(color.green) - 12) / 24).rounded()))
        guard (0..<16).contains(low), high >= 0, abs(Int(color.red) - (low * 15 + 15)) <= 2, abs(Int(color.green) - (high * 24 + 12)) <= 2,
            abs(Int(color.blue) - 51) <= 2
        else { return nil }
        return high * 16 + low
    }
}

/// A view that plays a video, and counts its removals from a window.
final class CountedPlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    private(set) var absences = 0

    var player: AVPlayer? {
        get { (layer as? AVPlayerLayer)?.player }
        set { (layer as? AVPlayerLayer)?.player = newValue }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { absences += 1 }
    }
}
