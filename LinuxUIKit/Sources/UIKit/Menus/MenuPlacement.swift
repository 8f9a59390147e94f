/// The places of a menu and its preview on the screen.
struct MenuPlacement {
    /// The area in which the menu may be placed.
    let room: CGRect
    /// The size of the menu.
    let menu: CGSize
    /// The rectangle to which the menu belongs.
    let anchor: CGRect
    /// Whether the language is read from right to left. If both sides are equally good, the menu is then on the right.
    var isMirrored = false

    /// The space between a preview and its menu, in points.
    private static let gap: CGFloat = 12

    /// The frame of the menu below the anchor or, if there is no room, above the anchor. The menu is aligned with the anchor's edge that is
    /// nearer to the screen's edge.
    var menuFrame: CGRect {
        let below = anchor.maxY + menu.height <= room.maxY
        let y = below ? anchor.maxY : max(anchor.minY - menu.height, room.minY)
        return CGRect(x: x(beside: anchor), y: min(y, room.maxY - menu.height), width: menu.width, height: menu.height)
    }

    /// Returns the frames of a preview and of the menu below it. The preview stays as near to its home as the menu allows, and shrinks if
    /// necessary.
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
