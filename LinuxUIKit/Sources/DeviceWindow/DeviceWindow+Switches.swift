import HeadlessDevice
import UIKit

/// The functions of the window's own keys.
enum WindowSwitch: Character, CaseIterable {
    case rotate = "r"
    case appearance = "d"
    case reduceMotion = "m"
    case slowMotion = "s"
    case picture = "p"
    case quit = "q"

    init?(_ key: DeviceWindow.Key) {
        switch key {
        case .named("Escape"): self = .quit
        case .named: return nil
        case .character(let character): self.init(rawValue: Character(character.lowercased()))
        }
    }

    var help: String {
        switch self {
        case .rotate: "r rotate"
        case .appearance: "d dark"
        case .reduceMotion: "m Reduce Motion"
        case .slowMotion: "s slow motion"
        case .picture: "p picture"
        case .quit: "q quit"
        }
    }
}

extension DeviceWindow {
    /// The help lines. Functions that are switched on are marked.
    var helpItems: [HelpText.Item] {
        let switches = WindowSwitch.allCases.map { HelpText.Item(text: $0.help, isOn: isOn($0)) }
        let mouse = ["Alt or Ctrl: two fingers", "with Shift: moved together", "wheel: scroll"].map { HelpText.Item(text: $0) }
        return switches + options.additionalHelp.map { HelpText.Item(text: $0) } + mouse
    }

    private func isOn(_ windowSwitch: WindowSwitch) -> Bool {
        switch windowSwitch {
        case .appearance: UIScreen.main.traitCollection.userInterfaceStyle == .dark
        case .reduceMotion: device.isReduceMotionEnabled
        case .slowMotion: isSlowMotion
        case .rotate, .picture, .quit: false
        }
    }

    func turn(_ windowSwitch: WindowSwitch) {
        switch windowSwitch {
        case .rotate: device.rotate(to: UIScreen.main.isUpright ? .landscapeRight : .portrait)
        case .appearance: device.setUserInterfaceStyle(isOn(.appearance) ? .light : .dark)
        case .reduceMotion: device.isReduceMotionEnabled.toggle()
        case .slowMotion: isSlowMotion.toggle()
        case .picture: keepPicture()
        case .quit: close()
        }
    }

    /// Writes the phone's screen to a file with the next free name.
    private func keepPicture() {
        let folder = options.pictureFolder
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let files = (1...).lazy.map { folder.appendingPathComponent("picture-\($0).png") }
            guard let file = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else { return }
            try device.screenshot().write(to: file)
            print("Wrote \(file.path).")
        } catch {
            FileHandle.standardError.write(Data("cannot write a picture to \(folder.path): \(error.localizedDescription)\n".utf8))
        }
    }
}

extension UIScreen {
    fileprivate var isUpright: Bool { bounds.width <= bounds.height }
}
