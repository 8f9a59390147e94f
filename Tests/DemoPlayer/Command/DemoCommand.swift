import Foundation

/// What the command line asks for.
enum DemoCommand: Equatable, Sendable {
    /// Print the help.
    case help
    /// Show the phone in a window; keep what fingers do in a file, if there is one.
    case window(recordingTo: URL?)
    /// Play recordings, those in files or, if there are none, all that ship with the demo, and write what comes of it.
    case replay(recordings: [URL], output: ReplayOptions)
    /// Write the recordings that ship with the demo anew.
    case writeTouches(to: URL)
    /// Compare what a phone answered to touches with what LinuxUIKit answers.
    case compare(trace: URL)

    /// Where a replay writes, and what.
    struct ReplayOptions: Equatable, Sendable {
        var folder = URL(fileURLWithPath: "out", isDirectory: true)
        /// How wide moving pictures are, in pixels: at most a pixel for each of the screen's points.
        var animationWidth = 195
        /// Whether every frame is kept as a picture of its own.
        var keepsFrames = false
        /// Whether the page's entry is written instead of the page: for the process that makes a page of several recordings.
        var writesEntry = false
    }

    static let helpText = """
        PinchDemo: photos that lift under two fingers, and open, in a feed and a grid.

        With a display it shows the phone in a window, without one it plays touch recordings and writes pictures
        and a page that shows them, index.html.

          --record               play the recordings although there is a display
          --touches FILE         play this recording instead of those that come with the demo; may be given several times
          --record-touches FILE  keep what fingers do in the window, to be played again, and what UIKit answers
          --out FOLDER           where pictures go (out)
          --frames               keep every frame as a picture
          --width N              how wide moving pictures are, in pixels, up to the screen's points (195)
          --items N              how many posts the feed has (16)
          --write-touches FOLDER write the recordings that come with the demo anew
          --entry                write a recording's entry for the page of another process instead of a page
          --compare FILE         play a phone's trace and print what LinuxUIKit answers otherwise, and why;
                                 ends with 0 if nothing differs, 1 if something does, 2 for a bad file
          --help                 this

        The format of recordings is described in Tests/DemoPlayer/Touches/README.md.
        """
}
