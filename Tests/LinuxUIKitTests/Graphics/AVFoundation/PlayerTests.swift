import AVFoundation
import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From AVPlayer.h, AVPlayerItem.h and https://developer.apple.com/documentation/avfoundation/avplayer.
@MainActor @Suite("AVPlayer", .timeLimit(.minutes(20))) struct PlayerTests {
    /// Counts the ends of an item.
    private final class EndCount: @unchecked Sendable {
        var count = 0
        var then: @MainActor () -> Void = {}
        private var token: (any NSObjectProtocol)?

        init(_ item: AVPlayerItem?) {
            token = NotificationCenter.default.addObserver(
                forName: AVPlayerItem.didPlayToEndTimeNotification,
                object: item,
                queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated {
                    self?.count += 1
                    self?.then()
                }
            }
        }

        func end() {
            token.map(NotificationCenter.default.removeObserver)
        }
    }

    @Test("A player is paused at the beginning; play() and pause() are the rates 1 and 0")
    func rates() throws {
        try VideoFolder.run { url in
            let device = HeadlessDevice()
            let player = AVPlayer(url: url)
            #expect(player.rate == 0 && player.timeControlStatus == .paused && player.currentTime() == .zero)
            #expect(player.currentItem?.status == .readyToPlay && player.currentItem?.duration.seconds == 3)
            #expect(player.actionAtItemEnd == .pause && !player.isMuted && player.volume == 1)
            player.play()
            #expect(player.rate == 1 && player.timeControlStatus == .playing)
            device.advance(by: 1)
            player.pause()
            device.advance(by: 1)
            #expect(player.rate == 0 && abs(player.currentTime().seconds - 1) < 1e-5)
            player.rate = 2
            device.advance(by: 0.5)
            #expect(abs(player.currentTime().seconds - 2) < 1e-5 && player.currentItem?.currentTime() == player.currentTime())
        }
    }

    @Test("seek(to:) goes there at once, paused or playing, and not beyond the ends", .chosen)
    func seek() throws {
        try VideoFolder.run { url in
            let device = HeadlessDevice()
            let player = AVPlayer(playerItem: AVPlayerItem(url: url))
            player.seek(to: CMTime(value: 3, timescale: 2))
            #expect(player.currentTime().seconds == 1.5)
            player.play()
            device.advance(by: 0.5)
            player.seek(to: CMTime(seconds: 0.5, preferredTimescale: 600))
            device.advance(by: 0.25)
            #expect(abs(player.currentTime().seconds - 0.75) < 1e-5)
            player.seek(to: CMTime(seconds: 99, preferredTimescale: 1))
            #expect(player.currentTime().seconds == 3)
            player.seek(to: CMTime(seconds: -1, preferredTimescale: 1), toleranceBefore: .zero, toleranceAfter: .zero)
            player.seek(to: .invalid)
            #expect(player.currentTime() == .zero)
        }
    }

    @Test("At the end a player pauses, says so once, with its item, and stays there")
    func end() throws {
        try VideoFolder.run { url in
            let device = HeadlessDevice()
            let player = AVPlayer(url: url)
            let ends = EndCount(player.currentItem)
            let others = EndCount(AVPlayerItem(url: url))
            player.play()
            device.advance(by: 2.9)
            #expect(ends.count == 0)
            device.advance(by: 1)
            #expect(ends.count == 1 && others.count == 0 && player.rate == 0 && player.currentTime().seconds == 3)
            device.advance(by: 5)
            #expect(ends.count == 1)
            ends.end()
            others.end()
        }
    }

    @Test("Paused or sought away from it, the end does not come; played on from there it does", .chosen)
    func endMoves() throws {
        try VideoFolder.run { url in
            let device = HeadlessDevice()
            let player = AVPlayer(url: url)
            let ends = EndCount(player.currentItem)
            player.play()
            device.advance(by: 2)
            player.seek(to: .zero)
            device.advance(by: 2)
            player.pause()
            device.advance(by: 2)
            #expect(ends.count == 0)
            player.rate = 2
            device.advance(by: 0.4)
            #expect(ends.count == 0)
            device.advance(by: 0.2)
            #expect(ends.count == 1)
            ends.end()
        }
    }

    @Test("Without an action at the end its time goes on; an observer that seeks to the beginning makes it loop")
    func loops() throws {
        try VideoFolder.run { url in
            let device = HeadlessDevice()
            let player = AVPlayer(url: url)
            player.actionAtItemEnd = .none
            let ends = EndCount(player.currentItem)
            player.play()
            device.advance(by: 4)
            #expect(ends.count == 1 && player.rate == 1 && abs(player.currentTime().seconds - 4) < 1e-5)
            ends.then = { player.seek(to: .zero) }
            player.seek(to: .zero)
            device.advance(by: 10)
            #expect(ends.count == 4 && player.rate == 1 && player.currentTime().seconds < 1.1)
            ends.end()
        }
    }

    @Test("Another item begins at its beginning; nothing to play is no error", .chosen)
    func replaced() throws {
        try VideoFolder.run { url in
            let device = HeadlessDevice()
            let player = AVPlayer()
            player.play()
            device.advance(by: 1)
            #expect(player.currentItem == nil)
            player.replaceCurrentItem(with: AVPlayerItem(url: url))
            device.advance(by: 1)
            #expect(abs(player.currentTime().seconds - 1) < 1e-5)
            let nowhere = AVPlayerItem(url: URL(fileURLWithPath: "/no/such/folder"))
            #expect(nowhere.status == .failed && nowhere.duration.isIndefinite && nowhere.presentationSize == .zero)
            player.replaceCurrentItem(with: nowhere)
            #expect(player.currentItem === nowhere && player.currentTime() == .zero)
        }
    }

    @Test("A video that plays is no work that a phone waits for", .chosen)
    func idle() throws {
        try VideoFolder.run { url in
            try HeadlessDevice.run { device in
                let player = AVPlayer(url: url)
                player.play()
                try device.advanceUntilIdle()
            }
        }
    }

    @Test("A player that is no queue cannot advance")
    func advances() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            AVPlayer().actionAtItemEnd = .advance
        }
        #expect(exit?.said("NSInvalidArgumentException") == true)
    }
}
