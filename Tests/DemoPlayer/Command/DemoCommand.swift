import Foundation

/// The command that the command line requests.
enum DemoCommand: Equatable, Sendable {
    case help
    /// Show the phone in a window. If there is a URL, record the touches in its file.
    case window(recordingTo: URL?)
    /// Play recordings and write the results. Without recordings, play all that come with the demo.
    case replay(recordings: [URL], output: ReplayOptions)
    /// Create the files of the demo's own recordings again.
    case writeTouches(to: URL)
    /// Compare a phone's answers to touches with those of LinuxUIKit.
    case compare(trace: URL)

    /// The folder and the pictures of a replay.
    struct ReplayOptions: Equatable, Sendable {
        var folder = URL(fileURLWithPath: "out", isDirectory: true)
        /// Whether every picture of a film is also saved as a separate file.
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
          --frames               also keep every frame of the films as a picture
          --items N              how many posts the feed has (16)
          --write-touches FOLDER write the recordings that come with the demo anew
          --entry                write a recording's entry for the page of another process instead of a page
          --compare FILE         play a phone's trace and print what LinuxUIKit answers otherwise, and why;
                                 ends with 0 if nothing differs, 1 if something does, 2 for a bad file
          --help                 this

        The format of recordings is described in Tests/DemoPlayer/Touches/README.md.
        """
}
