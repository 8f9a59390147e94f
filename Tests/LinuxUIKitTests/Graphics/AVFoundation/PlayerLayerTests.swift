import AVFoundation
import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From AVPlayerLayer.h and https://developer.apple.com/documentation/avfoundation/avplayerlayer.
@MainActor @Suite("AVPlayerLayer", .timeLimit(.minutes(20))) struct PlayerLayerTests {
    private func add(_ player: AVPlayer, at frame: CGRect, to screen: LayerScreen) -> AVPlayerLayer {
        let layer = AVPlayerLayer(player: player)
        layer.frame = frame
        screen.view.layer.addSublayer(layer)
        return layer
    }

    @Test("It shows the pictures in the order of their numbers, as long as the player plays, then the last one", .chosen)
    func plays() throws {
        try VideoFolder.run { url in
            let screen = LayerScreen()
            let player = AVPlayer(url: url)
            let layer = add(player, at: CGRect(x: 0, y: 0, width: 20, height: 10), to: screen)
            #expect(layer.isReadyForDisplay && screen.device.screenshot()[5, 5] == Ink.red)
            screen.device.advance(by: 2)
            #expect(screen.device.screenshot()[5, 5] == Ink.red)
            player.play()
            var seen: [Picture.Pixel] = []
            for _ in 0..<4 {
                screen.device.advance(by: 0.5)
                seen.append(screen.device.screenshot()[5, 5])
                screen.device.advance(by: 0.5)
            }
            #expect(seen == [Ink.red, Ink.green, Ink.blue, Ink.blue])
        }
    }

    @Test("There are 30 pictures a second where the folder's name says nothing else", .chosen)
    func rate() throws {
        let folder = try VideoFolder([.red, .green, .blue])
        defer { folder.remove() }
        #expect(AVPlayerItem(url: folder.url).duration.seconds == 0.1)
        #expect(AVPlayerItem(url: folder.url).presentationSize == CGSize(width: 20, height: 10))
    }

    @Test("Each gravity puts a video of 2:1 where it says, and none lets it out of the bounds")
    func gravity() throws {
        try VideoFolder.run { url in
            let screen = LayerScreen()
            let layer = add(AVPlayer(url: url), at: CGRect(x: 20, y: 20, width: 60, height: 60), to: screen)
            #expect(layer.videoGravity == .resizeAspect)
            #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 35, width: 60, height: 30))
            #expect(layer.videoRect == CGRect(x: 0, y: 15, width: 60, height: 30))
            for gravity in [AVLayerVideoGravity.resize, .resizeAspectFill] {
                layer.videoGravity = gravity
                #expect(screen.picture.box(ofAllBut: Ink.white) == layer.frame && layer.videoRect == layer.bounds)
            }
        }
    }

    @Test("Filling the bounds, the video shows its middle")
    func fill() throws {
        let folder = try VideoFolder([], name: "video")
        defer { folder.remove() }
        // The part that is cut off is white.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
            makeQuarters(size: CGSize(width: 10, height: 10)).draw(at: CGPoint(x: 15, y: 0))
        }
        try image.pngData()?.write(to: folder.url.appendingPathComponent("1.png"))
        let screen = LayerScreen()
        let layer = add(AVPlayer(url: folder.url), at: CGRect(x: 0, y: 0, width: 20, height: 20), to: screen)
        layer.videoGravity = .resizeAspectFill
        let picture = screen.picture
        #expect(picture[3, 5] == Ink.red && picture[16, 5] == Ink.green && picture[3, 15] == Ink.blue)
    }

    @Test(
        "Of several layers of a player the one made last shows the video; when that has gone or has another player, the one before",
        .chosen
    )
    func lastOne() throws {
        try VideoFolder.run { url in
            let screen = LayerScreen()
            let player = AVPlayer(url: url)
            let frames = (0..<3).map { CGRect(x: $0 * 30, y: 0, width: 20, height: 10) }
            @MainActor func seen() -> [Bool] { frames.map { screen.device.screenshot()[Int($0.minX) + 5, 5] == Ink.red } }
            let first = add(player, at: frames[0], to: screen)
            #expect(seen() == [true, false, false])
            var last: AVPlayerLayer? = add(player, at: frames[2], to: screen)
            #expect(seen() == [false, false, true])
            let other = add(AVPlayer(), at: frames[1], to: screen)
            #expect(seen() == [false, false, true])
            other.player = player
            #expect(seen() == [false, true, false], "when it was made counts, and not when it got the player")
            other.player = nil
            #expect(seen() == [false, false, true])
            last?.removeFromSuperlayer()
            last = nil
            #expect(seen() == [true, false, false] && first.player === player)
        }
    }

    @Test("It backs a view; a snapshot shows the picture of now", .chosen)
    func view() throws {
        final class PlayerView: UIView {
            override class var layerClass: AnyClass { AVPlayerLayer.self }
        }
        try VideoFolder.run { url in
            let screen = LayerScreen()
            let view = PlayerView(frame: CGRect(x: 20, y: 20, width: 20, height: 10))
            screen.view.addSubview(view)
            let layer = try #require(view.layer as? AVPlayerLayer)
            let player = AVPlayer(url: url)
            layer.player = player
            player.play()
            screen.device.advance(by: 1.5)
            #expect(screen.device.screenshot()[25, 25] == Ink.green)
            let copy = try #require(view.snapshotView(afterScreenUpdates: false))
            view.removeFromSuperview()
            copy.frame.origin = .zero
            screen.view.addSubview(copy)
            screen.device.advance(by: 1)
            #expect(screen.device.screenshot()[5, 5] == Ink.green)
        }
    }
}
