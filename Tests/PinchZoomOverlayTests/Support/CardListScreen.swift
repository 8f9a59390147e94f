import PinchZoomOverlay
import UIKit

/// A list of cards that open a detail screen, as a test's author would write it: for shared views and for growing cells.
final class CardListScreen: AppearanceNotingScreen {
    enum Way {
        case pushed, presented
    }

    enum Kind: CaseIterable {
        case shared, grow
    }

    let kind: Kind
    private(set) var shared = SharedViewTransitionController()
    private(set) var grow = GrowTransitionController()
    var way = Way.pushed
    var presentationStyle = UIModalPresentationStyle.fullScreen
    var names = Array(0..<20)
    /// The names of views that the detail screen shares but the list doesn't, by their last part: "photo", "title".
    var withheld: Set<String> = []
    /// Whether the list returns no cell.
    var answersNothing = false
    private(set) weak var detail: CardDetailScreen?
    let list: UICollectionView

    init(_ kind: Kind) {
        self.kind = kind
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 358, height: 96)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        layout.minimumLineSpacing = 12
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        title = "Cards"
        grow.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The controller of the list's kind of transition.
    var controller: TransitionController { kind == .shared ? shared : grow }

    /// Releases the controllers, like a screen that makes new ones.
    func loseControllers() {
        shared = SharedViewTransitionController()
        grow = GrowTransitionController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.93, alpha: 1)
        list.backgroundColor = .clear
        list.register(CardCell.self, forCellWithReuseIdentifier: "card")
        list.dataSource = self
        list.delegate = self
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    /// Returns the cell of a card if it is on the screen.
    func cell(_ name: Int) -> CardCell? {
        guard let index = names.firstIndex(of: name) else { return nil }
        return list.cellForItem(at: IndexPath(item: index, section: 0)) as? CardCell
    }

    /// Opens a card, as a tap does.
    func open(_ name: Int, configure: (CardDetailScreen) -> Void = { _ in }) {
        let detail = CardDetailScreen(name)
        configure(detail)
        self.detail = detail
        switch way {
        case .pushed:
            navigationController?.pushViewController(detail, animated: true)
        case .presented:
            detail.modalPresentationStyle = presentationStyle
            detail.transitioningDelegate = controller
            present(detail, animated: true)
        }
    }
}

extension CardListScreen: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(names[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(names[indexPath.item])
    }
}

extension CardListScreen: SharedViewTransitionScreen {
    func sharedViews(with other: UIViewController) -> [SharedView] {
        guard let detail = other as? CardDetailScreen, let cell = cell(detail.name) else { return [] }
        return [
            SharedView("card", cell.cardView), SharedView("photo", cell.photoView), SharedView("title", cell.titleLabel),
            SharedView("text", cell.textLabel),
        ].filter { !withheld.contains($0.id.description) }
    }
}

extension CardListScreen: GrowTransitionSource {
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView? {
        answersNothing ? nil : (item as? Int).flatMap { cell($0) }
    }

    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) {
        guard let name = item as? Int, let index = names.firstIndex(of: name) else { return }
        let path = IndexPath(item: index, section: 0)
        guard !list.indexPathsForVisibleItems.contains(path) else { return }
        list.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}

/// A white card with rounded corners: a photo, a title, a line of text.
final class CardCell: UICollectionViewCell {
    let cardView = UIView()
    let photoView = UIImageView()
    let titleLabel = UILabel()
    let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 14
        clipsToBounds = true
        cardView.frame = contentView.bounds
        cardView.backgroundColor = .white
        cardView.layer.cornerRadius = 14
        cardView.clipsToBounds = true
        photoView.frame = CGRect(x: 12, y: 12, width: 72, height: 72)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 8
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.frame = CGRect(x: 96, y: 18, width: 250, height: 24)
        textLabel.font = .systemFont(ofSize: 14)
        textLabel.textColor = .gray
        textLabel.frame = CGRect(x: 96, y: 46, width: 250, height: 20)
        for view in [cardView, photoView, titleLabel, textLabel] { contentView.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ name: Int) {
        photoView.image = TestImages.photo(name)
        titleLabel.text = "Card number \(name)"
        textLabel.text = "Something about it"
    }
}
