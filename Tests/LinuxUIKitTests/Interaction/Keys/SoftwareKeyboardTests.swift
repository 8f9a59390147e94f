import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From the pages of UIResponder's keyboard notifications and their user info keys, UIKeyInput, and UIView.keyboardLayoutGuide. The
/// keyboard's height, duration and curve are choices.
@MainActor @Suite("The keyboard on the screen", .timeLimit(.minutes(20)), .phones) struct SoftwareKeyboardTests {
    /// Two fields that take text, a view that doesn't, and a bar on the keyboard.
    @MainActor private final class Screen: UIViewController {
        let fields = [TypingView(), TypingView()]
        let plain = PlainView()
        let bar = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            for part in fields + [plain, bar] { view.addSubview(part) }
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
    }

    /// A record of the notifications about the keyboard.
    @MainActor private final class Ear {
        struct Post {
            let name: String
            let begin: CGRect
            let end: CGRect
            let duration: TimeInterval
        }

        private(set) var posts: [Post] = []
        private var observers: [any NSObjectProtocol] = []

        init() {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            for name in names {
                let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let information = note.userInfo ?? [:]
                    let post = Post(
                        name: note.name.rawValue,
                        begin: information[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null,
                        end: information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null,
                        duration: information[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? -1
                    )
                    MainActor.assumeIsolated { self?.posts.append(post) }
                }
                observers.append(observer)
            }
        }

        func take() -> [Post] {
            defer { posts = [] }
            return posts
        }

        func end() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }
    }

    private func run(_ body: (HeadlessDevice, Screen, Ear) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let (screen, ear) = (Screen(), Ear())
            defer { ear.end() }
            device.show(screen)
            device.advanceFrames()
            try body(device, screen, ear)
            for field in screen.fields { field.resignFirstResponder() }
            try device.advanceUntilIdle()
        }
    }

    @Test("It comes with a first responder that takes text, and goes with it, and posts both, before and after")
    func notifications() throws {
        try run { device, screen, ear in
            #expect(screen.fields[0].becomeFirstResponder())
            let shown = ear.take()
            #expect(shown.map(\.name) == ["UIKeyboardWillShowNotification"])
            let (begin, end) = (shown[0].begin, shown[0].end)
            #expect(begin.minY == 844 && end.maxY == 844 && end.width == 390 && end.height > 200 && begin.size == end.size)
            device.advance(by: shown[0].duration / 2)
            #expect(ear.take().isEmpty)
            device.advance(by: shown[0].duration)
            #expect(ear.take().map(\.name) == ["UIKeyboardDidShowNotification"])
            #expect(screen.fields[0].resignFirstResponder())
            let hidden = ear.take()
            #expect(hidden.map(\.name) == ["UIKeyboardWillHideNotification"] && hidden[0].begin == end && hidden[0].end == begin)
            try device.advanceUntilIdle()
            #expect(ear.take().map(\.name) == ["UIKeyboardDidHideNotification"])
        }
    }

    @Test("It stays between two fields, doesn't come for a responder without text, and goes with a field that leaves the window")
    func changes() throws {
        try run { device, screen, ear in
            #expect(screen.plain.becomeFirstResponder())
            try device.advanceUntilIdle()
            #expect(ear.take().isEmpty)
            #expect(screen.fields[0].becomeFirstResponder())
            try device.advanceUntilIdle()
            #expect(ear.take().count == 2)
            #expect(screen.fields[1].becomeFirstResponder())
            try device.advanceUntilIdle()
            #expect(ear.take().isEmpty)
            screen.fields[1].removeFromSuperview()
            try device.advanceUntilIdle()
            #expect(ear.take().map(\.name) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
        }
    }

    // The page of keyboardLayoutGuide: "When the keyboard is dismissed or not onscreen, the guide's topAnchor matches the view's
    // safeAreaLayoutGuide bottomAnchor."
    @Test("The guide begins at the bottom of the safe area, and at the keyboard while it is there; views follow with its animation")
    func guide() throws {
        try run { device, screen, ear in
            #expect(screen.bar.frame == CGRect(x: 0, y: 760, width: 390, height: 50))
            #expect(screen.view.keyboardLayoutGuide === screen.view.keyboardLayoutGuide)
            #expect(screen.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
            #expect(screen.fields[0].becomeFirstResponder())
            let top = try #require(ear.take().first).end.minY
            #expect(screen.bar.frame.maxY == top && screen.view.keyboardLayoutGuide.layoutFrame.minY == top)
            device.advance(by: 0.1)
            let seen = try #require(screen.bar.layer.presentation()).frame.maxY
            #expect(seen > top && seen < 810)
            try device.advanceUntilIdle()
            screen.fields[0].resignFirstResponder()
            try device.advanceUntilIdle()
            #expect(screen.bar.frame.maxY == 810)
            screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
            device.advanceFrames()
            #expect(screen.bar.frame.maxY == 844)
        }
    }
}

private final class TypingView: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}

private final class PlainView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
