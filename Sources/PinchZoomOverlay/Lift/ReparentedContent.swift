#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Flies the content of a container, live, in a shell that looks like the container. The container stays in its place, invisible.
@MainActor final class ReparentedContent: FlyingView {
    private let content: UIView
    private weak var container: PinchZoomContainerView?
    private let shell = ContentShellView()
    private let emptiedPlace: EmptiedPlace
    /// The outline to which the content is cropped, or `nil` if the content isn't cropped.
    private var crop: Outline?

    init(_ content: UIView, of container: PinchZoomContainerView, in superview: UIView) {
        self.content = content
        self.container = container
        shell.container = container
        emptiedPlace = EmptiedPlace(of: container, in: superview)
    }

    var geometry: ViewGeometry { emptiedPlace.geometry }

    var outline: Outline { container?.outline(in: geometry) ?? Outline(rect: geometry.bounds) }

    var isSolid: Bool { container?.isSolid ?? false }

    func takeOff(into overlay: UIView) {
        guard let container else { return }
        UIView.performWithoutAnimation {
            copyLook(of: container)
            overlay.addSubview(shell)
            emptiedPlace.empty()
            shell.addSubview(content)
        }
    }

    var isCurrent: Bool {
        guard let container, emptiedPlace.isCurrent, content.superview === shell else { return false }
        return TwinLook.isShell(shell, like: container)
    }

    func refresh() -> Bool {
        guard let container, emptiedPlace.refresh(), content.superview === shell else { return false }
        copyLook(of: container)
        return true
    }

    func land(leaving remains: FlyingRemains) {
        if remains == .snapshot, content.superview === shell, let snapshot = content.snapshotView(afterScreenUpdates: false) {
            snapshot.frame = shell.bounds
            shell.addSubview(snapshot)
        }
        UIView.performWithoutAnimation {
            // If the app moved or replaced the content during the flight, the content doesn't return to the container.
            if content.superview === shell { container?.takeIn(content) }
            if remains == .nothing { shell.removeFromSuperview() }
            emptiedPlace.fill()
        }
    }

    /// Content on loan and hosted content lay themselves out at any aspect ratio. For example, a player crops its video.
    var isCroppable: Bool { container?.reflowsContent ?? false }

    func reshape(to outline: Outline) {
        guard outline != crop, let container else { return }
        crop = outline
        copyLook(of: container)
    }

    private func copyLook(of container: UIView) {
        if let crop {
            let toSuperview = CGAffineTransform(translationX: crop.rect.minX, y: crop.rect.minY).concatenating(geometry.toSuperview)
            ViewGeometry(bounds: CGRect(origin: .zero, size: crop.rect.size), toSuperview: toSuperview).apply(to: shell)
            if content.superview === shell { content.fill(shell.bounds) }
        } else {
            geometry.apply(to: shell)
        }
        if shell.alpha != emptiedPlace.alpha { shell.alpha = emptiedPlace.alpha }
        TwinLook.copyShell(from: container, to: shell)
        guard let crop else { return }
        if !shell.clipsToBounds { shell.clipsToBounds = true }
        if shell.layer.cornerRadius != crop.cornerRadius { shell.layer.cornerRadius = crop.cornerRadius }
    }
}

/// The view in which a container's content flies.
final class ContentShellView: UIView {
    /// The container that the content flies from.
    fileprivate(set) weak var container: PinchZoomContainerView?

    /// No insets if the container hides the safe area. Without this, hosted content would shift when it flies under a bar.
    override var safeAreaInsets: UIEdgeInsets { container?.hidesSafeArea ?? false ? .zero : super.safeAreaInsets }
}
#endif
