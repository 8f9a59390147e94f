import UIKit

@testable import PinchZoomOverlay

/// A stand-in for SwiftUI around hosting views. A scroll view requests the size of each view for a width, and sets frames at any moment.
final class HostedColumn: UIViewController {
    /// A hosted photo, as a SwiftUI representable makes it.
    @MainActor final class Member {
        let container = HostingContainerView()
        let photo = HostedPhotoView()
        let zoom = HostedZoom()
        /// The changes that the zoom has reported, in order.
        private(set) var changes: [PinchZoomChange?] = []
        var configuration = PinchZoomConfiguration()
        var isEnabled = true
        /// The item of the photo, for tests that need an item.
        var item: Int?
        var onOpen: (() -> Void)?
        /// The closure to call with each change, after ``changes`` contains the change.
        var didChange: (PinchZoomChange?) -> Void = { _ in }

        init() {
            container.contentView = photo
            update()
        }

        /// Performs an update, as SwiftUI does with every update around the photo.
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
    /// Image views below the members, as this package's image for SwiftUI makes them.
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

    /// Requests the sizes of all views, and places the views one below the other.
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

    /// Removes a member, as a lazy stack does when a row is gone.
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
