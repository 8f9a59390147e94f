import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol, …/uicontentview-swift.protocol,
/// …/uicollectionviewcell/contentconfiguration-swift.property, …/updateconfiguration(using:) and
/// …/configurationupdatehandler-swift.property.
@MainActor @Suite("Content configurations", .timeLimit(.minutes(20))) struct ContentConfigurationTests {
    private struct Badge: UIContentConfiguration {
        var title = ""
        var isSelected = false
        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge {
            var copy = self
            copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            return copy
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var told = 0
        var configuration: any UIContentConfiguration {
            didSet { told += 1 }
        }
        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
        }
        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
    }

    private func makeCell() -> UICollectionViewListCell { UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }

    // The page of contentConfiguration: "Setting a content configuration replaces the existing contentView of the cell".
    @Test("The view that the configuration makes is the content view, and fills the cell in place of the former one")
    func makes() throws {
        let cell = makeCell()
        let former = cell.contentView
        cell.contentConfiguration = Badge(title: "a")
        let view = try #require(cell.contentView as? BadgeView)
        cell.frame.size = CGSize(width: 200, height: 60)
        cell.layoutIfNeeded()
        #expect(view.superview === cell && view.frame == cell.bounds && view.told == 0)
        #expect(former.superview == nil)
    }

    // The page of contentView: "in front of any background views".
    @Test("The configuration's view lies in front of the background views")
    func order() throws {
        let cell = makeCell()
        let background = UIView()
        cell.backgroundView = background
        cell.contentConfiguration = Badge(title: "a")
        let views = cell.subviews
        #expect(try #require(views.firstIndex(of: background)) < #require(views.firstIndex(of: cell.contentView)))
    }

    @Test("Another value of the type goes to the view; another type replaces the view; nil replaces it with a new, empty view")
    func replaces() throws {
        let cell = makeCell()
        let former = cell.contentView
        cell.contentConfiguration = Badge(title: "a")
        let view = try #require(cell.contentView as? BadgeView)
        cell.contentConfiguration = Badge(title: "b")
        #expect(cell.contentView === view && view.told == 1 && (view.configuration as? Badge)?.title == "b")
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView && view.superview == nil)
        cell.contentConfiguration = nil
        #expect(type(of: cell.contentView) == UIView.self && cell.contentView.subviews.isEmpty && cell.contentView !== former)
        #expect(cell.contentView.superview === cell)
    }

    @Test("Contents follow the cell's state before the next frame, unless that is switched off", arguments: [true, false])
    func state(isAutomatic: Bool) throws {
        let cell = makeCell()
        cell.automaticallyUpdatesContentConfiguration = isAutomatic
        cell.contentConfiguration = Badge(title: "a")
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Badge)?.isSelected == isAutomatic)
    }

    private final class OwnCell: UICollectionViewCell {
        var states: [UICellConfigurationState] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state)
        }
    }

    @Test("Cells and their handlers make configurations for each state, the handler last")
    func updates() {
        let cell = OwnCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var handled: [Bool] = []
        cell.configurationUpdateHandler = { [unowned cell] given, state in
            #expect(given === cell && cell.states.count == handled.count + 1)
            handled.append(state.isHighlighted)
        }
        cell.layoutIfNeeded()
        cell.isHighlighted = true
        cell.isSelected = true
        // When, is UIKit's affair; with a layout at the latest.
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(handled == [false, true], "once a layout pass")
        #expect(cell.states.last?.isSelected == true && cell.configurationState.isSelected)
    }

    @Test("A background is behind everything, in its insets, and is no background view")
    func background() {
        let cell = makeCell()
        cell.backgroundView = UIView()
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 7
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = cell.subviews.first
        #expect(cell.backgroundView == nil)
        #expect(view?.backgroundColor == .red && view?.layer.cornerRadius == 7)
        #expect(view?.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
        cell.backgroundConfiguration = nil
        #expect(view?.superview == nil)
    }

    @Test("The contents of a list's cell are as high as their texts are in the width")
    func listContent() throws {
        var content = makeCell().defaultContentConfiguration()
        content.text = "One"
        let view = content.makeContentView()
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
        content.secondaryText = String(repeating: "many words ", count: 20)
        view.configuration = content
        let narrow = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(narrow > view.sizeThatFits(CGSize(width: 320, height: 0)).height && narrow > 100)
        content.image = makeImage(.red, size: CGSize(width: 60, height: 60))
        content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
        view.configuration = content
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.first { $0 is UIImageView })
        let label = try #require(view.subviews.first { $0 is UILabel })
        #expect(image.frame.size == CGSize(width: 30, height: 30) && image.frame.minX == 16)
        #expect(label.frame.minX == 16 + 30 + content.imageToTextPadding)
    }

    @Test("A value stands beside its text where there is room, and below it where there is none")
    func valueCell() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Text"
        content.secondaryText = "Value"
        let view = content.makeContentView()
        for width in [320.0, 80] {
            view.frame = CGRect(x: 0, y: 0, width: width, height: 80)
            view.layoutIfNeeded()
            let labels = view.subviews.compactMap { $0 as? UILabel }
            #expect((labels[0].frame.minY == labels[1].frame.minY) == (width == 320))
        }
    }

    @Test("A text and a text with attributes take each other's place")
    func attributedText() {
        var content = UIListContentConfiguration.cell()
        content.text = "a"
        content.attributedText = NSAttributedString(string: "b")
        #expect(content.text == nil)
        content.text = "c"
        #expect(content.attributedText == nil)
    }

    @Test("Another type of configuration set on a content view itself traps", .chosen)
    func wrongType() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIListContentView(configuration: .cell())
            view.configuration = Badge()
        }
        #expect(exit?.said("unsupported content configuration type Badge") == true)
    }
}
