import UIKit

@testable import PinchZoomOverlay

/// Stands in for SwiftUI around hosting views: a scroll view that asks each for its size in its width, and sets frames, at any moment.
final class HostedColumn: UIViewController {
    /// A hosted photo, as a representable makes it.
    @MainActor final class Member {
        let container = HostingContainerView()
        let photo = HostedPhotoView()
        let zoom = HostedZoom()
        /// What the zoom told, in order.
        private(set) var changes: [PinchZoomChange?] = []
        var configuration = PinchZoomConfiguration()
        var isEnabled = true
        /// What it stands for, if anybody asks.
        var item: Int?
        var onOpen: (() -> Void)?
        /// Hears of each change after ``changes``.
        var didChange: (PinchZoomChange?) -> Void = { _ in }

        init() {
            container.contentView = photo
            update()
        }

        /// What happens with every update around it.
        func update() {
            zoom.take(
                onChange: { [weak self] change in
                    self?.changes.append(change)
                    self?.didChange(change)
                },
                onOpen: onOpen
            )
            zoom.update(configuration, isEnabled: isEnabled, of: container)
        }
    }

    let scrollView = UIScrollView()
    private(set) var members = (0..<4).map { _ in Member() }
    /// Image views below the members, as SwiftUI's image of this package makes them.
    private(set) var images: [HostedImageView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        members.forEach { scrollView.addSubview($0.container) }
        arrange()
    }

    /// Asks all for their sizes, and puts them one below the other.
    func arrange() {
        scrollView.frame = view.bounds
        var top: CGFloat = 60
        for member in members {
            guard let size = member.container.size(proposedWidth: view.bounds.width - 40, height: nil) else { continue }
            member.container.frame = CGRect(origin: CGPoint(x: 20, y: top), size: size)
            top += size.height + 12
        }
        for image in images {
            guard let size = image.size(proposedWidth: view.bounds.width - 40, height: nil) else { continue }
            image.frame = CGRect(origin: CGPoint(x: 20, y: top), size: size)
            top += size.height + 12
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: top)
    }

    func add(_ image: HostedImageView) {
        images.append(image)
        scrollView.addSubview(image)
        arrange()
    }

    /// Takes a member out, as a lazy stack does whose row is gone.
    func remove(_ index: Int) {
        let member = members.remove(at: index)
        member.container.removeFromSuperview()
        member.zoom.end(of: member.container)
        arrange()
    }

    func insert(_ member: Member, at index: Int) {
        members.insert(member, at: index)
        scrollView.addSubview(member.container)
        arrange()
    }

    var frames: [CGRect] { members.map(\.container.frame) }
}
