/// The room for a sheet in its container view, now or after a rotation.
struct SheetRoom {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
    /// If the height is compact, a sheet fills the screen unless the sheet prefers to stay at the bottom edge.
    let fillsScreen: Bool
    /// The width that the content prefers where the height is compact; nil follows the safe area.
    let preferredWidth: CGFloat?

    /// The distance between the status bar and a sheet, in points, as on a phone.
    private static let gap: CGFloat = 10

    /// The height of a sheet that is fully expanded.
    var maximumHeight: CGFloat { fillsScreen ? bounds.height : bounds.height - safeArea.top - SheetRoom.gap }

    /// The context by which detents say how high they are.
    @MainActor var context: SheetDetentContext {
        SheetDetentContext(traits: traits, maximumValue: max(0, maximumHeight - safeArea.bottom))
    }

    /// The frame of a sheet that reaches so far up, in points. A sheet below its smallest height keeps that one and stands lower.
    func frame(height: CGFloat, smallest: CGFloat) -> CGRect {
        let isInset = !fillsScreen && traits.verticalSizeClass == .compact
        let room = isInset ? bounds.width - safeArea.left - safeArea.right : bounds.width
        let width = isInset ? min(room, preferredWidth ?? room) : room
        let x = isInset ? safeArea.left + (room - width) / 2 : 0
        return CGRect(x: x, y: bounds.height - height, width: width, height: max(height, smallest))
    }
}

/// The values from which a detent's closure makes a height.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximumValue: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximumValue
    }
}
