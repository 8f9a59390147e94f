/// Where a menu stands on the screen, and its preview.
struct MenuPlacement {
    /// Where it may stand.
    let room: CGRect
    /// How large it is.
    let menu: CGSize
    /// What it belongs to.
    let anchor: CGRect
    /// Whether reading goes from right to left: where both sides are as good, it stands at the other.
    var isMirrored = false

    /// Between a preview and its menu, in points.
    private static let gap: CGFloat = 12

    /// Below the anchor or, where there is no room, above it; along its edge that is nearer to the screen's.
    var menuFrame: CGRect {
        let below = anchor.maxY + menu.height <= room.maxY
        let y = below ? anchor.maxY : max(anchor.minY - menu.height, room.minY)
        return CGRect(x: x(beside: anchor), y: min(y, room.maxY - menu.height), width: menu.width, height: menu.height)
    }

    /// The preview stays as near to its home as the menu allows, which stands below it; it shrinks where it must.
    func frames(withPreview home: CGPoint, size: CGSize) -> (preview: CGRect, menu: CGRect) {
        let height = max(room.height - (menu.height > 0 ? menu.height + MenuPlacement.gap : 0), 1)
        let scale = min(1, height / max(size.height, 1), room.width / max(size.width, 1))
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        let x = clamp(home.x - size.width / 2, room.minX, room.maxX - size.width)
        let y = clamp(home.y - size.height / 2, room.minY, room.minY + height - size.height)
        let preview = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let list = CGRect(x: self.x(beside: preview), y: preview.maxY + MenuPlacement.gap, width: menu.width, height: menu.height)
        return (preview, list)
    }

    private func x(beside place: CGRect) -> CGFloat {
        let isAtLeft = place.midX < room.midX || (place.midX == room.midX && !isMirrored)
        return clamp(isAtLeft ? place.minX : place.maxX - menu.width, room.minX, room.maxX - menu.width)
    }

    private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(min(value, high), low)
    }
}
