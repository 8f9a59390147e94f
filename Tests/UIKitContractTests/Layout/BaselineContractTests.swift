import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute, firstBaseline and lastBaseline, and UIView.h,
/// viewForFirstBaselineLayout and viewForLastBaselineLayout.
@MainActor @Suite("Baselines", timeLimit(minutes: 20)) struct BaselineContractTests {
    private static func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("Labels of different sizes stand on one line", arguments: [12, 17, 40] as [CGFloat])
    func oneLine(_ size: CGFloat) {
        let (one, two) = (Self.label("One", 20), Self.label("Two", size))
        let box = box(300, 200, holding: one, two)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: box.leadingAnchor), one.topAnchor.constraint(equalTo: box.topAnchor, constant: 50),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor), two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
        ])
        box.layoutIfNeeded()
        // The line lies an ascender below the top of each.
        #expect(abs((one.frame.minY + one.font.ascender) - (two.frame.minY + two.font.ascender)) <= 1)
        #expect((one.frame.minY != two.frame.minY) == (size != 20))
    }

    @Test("The first line's and the last line's baselines of a label of several lines are its lines' apart")
    func firstAndLast() {
        let text = Self.label("Several words that break into lines where there is little room", 17, lines: 0)
        let (first, last) = (Self.label("A", 17), Self.label("B", 17))
        let box = box(100, 300, holding: text, first, last)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: box.topAnchor), text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        box.layoutIfNeeded()
        #expect(abs(first.frame.minY - text.frame.minY) <= 0.5)
        #expect(abs(last.frame.maxY - text.frame.maxY) <= 0.5)
        #expect(text.bounds.height > 2 * first.bounds.height)
    }

    @Test("A view without text has its bottom for a baseline; a button has its title's")
    func withoutText() {
        let (view, label, button) = (NaturalView(10, 30), Self.label("Text", 17), UIButton(type: .system))
        button.setTitle("Title", for: .normal)
        let box = box(300, 200, holding: view, label, button)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor), label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
            button.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
        ])
        box.layoutIfNeeded()
        #expect(abs(label.frame.maxY + label.font.descender - 30) <= 1)
        #expect(button.frame.minY < 30 && button.frame.maxY > 30)
    }

    @Test("A view can name the one in it whose text counts")
    func named() {
        let (view, label) = (TitledView(frame: .zero), Self.label("Text", 17))
        let box = box(300, 200, holding: view, label)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10), view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
        ])
        box.layoutIfNeeded()
        #expect(abs(label.frame.minY - 35) <= 0.5)
    }

    @Test("A new font moves what stands on the line")
    func newFont() {
        let (one, two) = (Self.label("One", 20), Self.label("Two", 10))
        let box = box(300, 200, holding: one, two)
        NSLayoutConstraint.activate([
            one.topAnchor.constraint(equalTo: box.topAnchor), two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
        ])
        box.layoutIfNeeded()
        let before = two.frame.minY
        one.font = .systemFont(ofSize: 60)
        box.layoutIfNeeded()
        #expect(two.frame.minY > before + 20)
    }
}

private final class TitledView: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        title.font = .systemFont(ofSize: 17)
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        pin(title, 25)
    }

    required init?(coder: NSCoder) { nil }

    override var forFirstBaselineLayout: UIView { title }
}
