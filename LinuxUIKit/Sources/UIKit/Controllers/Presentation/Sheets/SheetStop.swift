/// A height at which a sheet may rest now: the height of an active detent.
struct SheetStop {
    /// The name of the detent, or `nil` if no detent decides the height.
    let identifier: UISheetPresentationController.Detent.Identifier?
    /// The sheet's whole height, in points.
    let height: CGFloat
}

extension UISheetPresentationController {
    func room(in bounds: CGRect, safeArea: UIEdgeInsets, _ traits: UITraitCollection) -> SheetRoom {
        let width = presentedViewController.preferredContentSize.width
        return SheetRoom(
            bounds: bounds,
            safeArea: safeArea,
            traits: traits,
            fillsScreen: traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight,
            preferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached && width > 0 ? width : nil
        )
    }

    /// The room now, or `nil` while nothing is presented.
    var room: SheetRoom? {
        containerView.map { room(in: $0.bounds, safeArea: $0.safeAreaInsets, $0.traitCollection) }
    }

    /// All heights at which the sheet may rest. If no detent is active, it is fully expanded.
    func stops(in room: SheetRoom) -> [SheetStop] {
        let whole = SheetStop(identifier: nil, height: room.maximumHeight)
        guard !room.fillsScreen else { return [whole] }
        let context = room.context
        let active = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                let height = min(max(0, value), context.maximumDetentValue) + room.safeArea.bottom
                return SheetStop(identifier: detent.identifier, height: height)
            }
        }
        return active.isEmpty ? [whole] : active
    }

    /// The detent at which the sheet rests, or is about to rest: the selected detent, or the smallest if no detent is selected.
    func restingStop(of stops: [SheetStop]) -> SheetStop? {
        let wanted = goal ?? selectedDetentIdentifier
        return stops.first { wanted != nil && $0.identifier == wanted } ?? stops.min { $0.height < $1.height }
    }

    func restingFrame(in room: SheetRoom) -> CGRect {
        let stops = stops(in: room)
        let height = restingStop(of: stops)?.height ?? room.maximumHeight
        return room.frame(height: height, smallest: height)
    }

    /// The height up to which the content below isn't dimmed, or `nil` if the content is always dimmed.
    func undimmedHeight(of stops: [SheetStop]) -> CGFloat? {
        largestUndimmedDetentIdentifier.flatMap { wanted in stops.first { $0.identifier == wanted }?.height }
    }

    /// The alpha of the dimming at a height. The dimming fades in between the largest undimmed detent and the next detent.
    func dimmingAlpha(at height: CGFloat, of stops: [SheetStop]) -> CGFloat {
        guard let undimmed = undimmedHeight(of: stops) else { return 1 }
        guard height > undimmed else { return 0 }
        guard let next = stops.map(\.height).filter({ $0 > undimmed }).min() else { return 0 }
        return min(1, (height - undimmed) / (next - undimmed))
    }
}
