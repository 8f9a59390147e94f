import PinchZoomOverlay
import UIKit

@testable import PinchZoomTestSupport

/// A list of photos as an app might write it. A tap or a pinch opens a photo, by all three kinds of transitions. A storm spoils the list's
/// answers.
final class AlbumScreen: UIViewController {
    /// The kind of answer to a request for a photo's view or place.
    enum Answer: CaseIterable {
        case truth, nothing, another, detached, notANumber, infinite, empty, elsewhere

        /// The frame that the answer contains, or `nil` for an answer without a frame.
        var frame: CGRect? {
            switch self {
            case .truth, .nothing, .another, .detached: nil
            case .notANumber: CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)
            case .infinite: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)
            case .empty: CGRect(x: 100, y: 100, width: 0, height: 0)
            case .elsewhere: CGRect(x: -300, y: 1200, width: 40, height: 90)
            }
        }
    }

    /// The transition controllers, by kind. At times, the storm releases a controller.
    private(set) var controllers: [TransitionKind: TransitionController] = [:]
    /// The names of the photos, in order. Each name stands for an image of `TestImages`.
    var names = Array(0..<40)
    /// The changed photos, by name: another image, or `nil` for no image.
    var images: [Int: UIImage?] = [:]
    var answer = Answer.truth
    weak var storm: TransitionStorm? {
        didSet { server.receive = { [weak storm] in storm?.receive($0, $1) ?? .failure } }
    }
    let server = AlbumServer()
    private let seed: UInt64
    private var lentViews: [Int: AlbumLiveView] = [:]
    private var madeViews: [Int: AlbumLiveView] = [:]
    var record: AppearanceRecord?
    private(set) lazy var list = kind.makeList(of: self)
    private let kind: AlbumKind

    init(_ kind: AlbumKind, seed: UInt64) {
        self.kind = kind
        self.seed = seed
        super.init(nibName: nil, bundle: nil)
        title = "Album"
        for kind in TransitionKind.allCases { renewController(kind) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func renewController(_ kind: TransitionKind) {
        let controller = kind.makeController(from: self)
        controllers[kind] = controller
        storm?.listen(to: controller)
    }

    func releaseController(_ kind: TransitionKind) {
        controllers[kind] = nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let scrollView = list.scrollView
        scrollView.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
    }

    var cells: [any AlbumCell] { list.cells }

    func image(of name: Int) -> UIImage? { images[name] ?? AlbumScreen.photo(name) }

    /// Returns the original image of a photo. Every eleventh image is as long as a page of a comic.
    static func photo(_ name: Int) -> UIImage { name % 11 == 5 ? TestImages.long : TestImages.photo(name) }

    /// Returns the cell of a photo, if the photo is on the screen.
    func cell(_ name: Int) -> (any AlbumCell)? { names.firstIndex(of: name).flatMap { list.cell(at: $0) } }

    func fill(_ cell: any AlbumCell, _ name: Int) {
        cell.photoView.image = image(of: name)
        if case .lent = item(name) { cell.show(lentView(name)) } else { cell.show(nil) }
        cell.titleLabel.text = "Photo \(name)"
        cell.pinchZoomDelegate = self
        storm?.note(cell)
    }

    // MARK: Pages

    func item(_ name: Int) -> AlbumItem { AlbumItem(name, seed: seed) }

    /// Returns the page of a photo, or `nil` if the pager is to show the photo's image.
    func page(_ name: Int) -> PhotoPage? {
        switch item(name) {
        case .image: name.isMultiple(of: 2) ? nil : image(of: name).map { .image($0) }
        case .photo(let hasPlaceholder, let size):
            .photo(source(name), placeholder: hasPlaceholder ? image(of: name) : nil, size: size)
        case .lent(let size): .view(lentView(name), size: size)
        case .made(let isKept, let size): .view(madeView(name, isKept: isKept), size: size)
        }
    }

    /// Returns the source of a photo: a file or data, which need no answer from the server, or a loader.
    private func source(_ name: Int) -> PhotoSource {
        switch name % 9 {
        case 2: .file(server.file)
        case 4: .data(AlbumPhotos.files[name % AlbumPhotos.files.count])
        case 7: .file(URL(fileURLWithPath: "/nowhere/nothing.jpg"))
        default: server.source(name)
        }
    }

    /// Returns the live view of a photo, which is the same view in every cell.
    private func lentView(_ name: Int) -> AlbumLiveView {
        let view = lentViews[name] ?? AlbumLiveView(name)
        lentViews[name] = view
        return view
    }

    private func madeView(_ name: Int, isKept: Bool) -> AlbumLiveView {
        let view = madeViews[name] ?? AlbumLiveView(name)
        if isKept { madeViews[name] = view } else { storm?.note(view, "a view that was made for a page") }
        return view
    }

    // MARK: Coming and going

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record?.willAppear(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record?.didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record?.willDisappear(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record?.didDisappear()
    }
}
