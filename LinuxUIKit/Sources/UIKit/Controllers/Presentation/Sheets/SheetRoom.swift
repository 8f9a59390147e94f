/// The room for a sheet in its container view, now or after a rotation.
struct SheetRoom {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
    /// If the height is compact, a sheet fills the screen unless the sheet prefers to stay at the bottom edge.
    let fillsScreen: Bool
    /// The width that the content prefers if the height is compact, or `nil` for the width of the safe area.
    let preferredWidth: CGFloat?

    /// The distance between the status bar and a sheet, in points, as on a phone.
    private static let gap: CGFloat = 10

    /// The height of a sheet that is fully expanded.
    var maximumHeight: CGFloat { fillsScreen ? bounds.height : bounds.height - safeArea.top - SheetRoom.gap }

    /// The context from which detents compute their heights.
    @MainActor var context: SheetDetentContext {
        SheetDetentContext(traits: traits, maximumValue: max(0, maximumHeight - safeArea.bottom))
    }

    /// Returns the frame of a sheet with its top at a height above the lower edge, in points. Below its smallest height, a sheet keeps its
    /// smallest size and moves down.
    func frame(height: CGFloat, smallest: CGFloat) -> CGRect {
        let isInset = !fillsScreen && traits.verticalSizeClass == .compact
        let room = isInset ? bounds.width - safeArea.left - safeArea.right : bounds.width
        let width = isInset ? min(room, preferredWidth ?? room) : room
        let x = isInset ? safeArea.left + (room - width) / 2 : 0
        return CGRect(x: x, y: bounds.height - height, width: width, height: max(height, smallest))
    }
}

/// The values from which a detent's closure computes a height.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximumValue: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximumValue
    }
}
