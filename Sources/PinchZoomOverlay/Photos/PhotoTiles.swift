#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The tiles of a large photo, over an image view that shows the whole photo coarsely.
///
/// Only the tiles that the screen shows are decoded, at the resolution in which the screen shows them, and those nearest to the fingers
/// first. Tiles wait while the photo moves fast. Wherever a tile isn't decoded yet, the coarse photo is visible.
///
/// Each pixel of a photo with an alpha channel must be composed once. Therefore, tiles of one level are visible at a time, they don't fade
/// in, and the coarse photo is hidden beneath them. Without this, a half-transparent photo would look denser where its tiles are.
///
/// Tiles have the standard range. Apple doesn't say whether a part of a file, or a fraction, can be decoded in the high range, and it would
/// take twice the memory. The coarse photo keeps the high range at fit, and between both there is the whole photo in the standard range: it
/// fades in with the first tiles, and out after the last one. UIKit has no animation between two ranges. Without the fades, people would
/// see the lights of the photo go out with each tile.
@MainActor final class PhotoTiles {
    /// The fastest movement during which tiles are decoded, in visible widths or heights a second. Faster than that, a tile would often be
    /// decoded only after it has left the screen.
    private static let fastestSpeed: CGFloat = 1
    /// The duration of the fade in which a tile appears, in seconds.
    private static let fadeDuration: TimeInterval = 0.2
    /// The duration of the fade between the high and the standard range, in seconds. At 0.2, the lights would seem to be switched off.
    private static let rangeFadeDuration: TimeInterval = 0.5
    /// The largest size of all tiles, in bytes. A screen of 1170 × 2532 pixels takes up to 17 MB. While tiles are cut from a decoded part,
    /// the part is in memory as well, and both together take less than 60 MB.
    private static let byteLimit = 26 << 20

    let file: PhotoFile
    /// Returns the point between the fingers in the image view, or `nil` if no fingers hold the photo.
    var focus: @MainActor () -> CGPoint? = { nil }

    private weak var view: TiledPhotoView?
    /// Whether missing tiles are decoded, and tiles that aren't needed are released.
    private var decodesMore = true
    private let plane = TilePlane()
    /// The mask that hides the coarse photo beneath the tiles of a photo with an alpha channel.
    private let mask = TileMask()
    /// The visible level of a photo with an alpha channel, or `nil` if only the coarse photo is visible.
    private var shownFactor: Int?
    /// The visible tiles of a photo with an alpha channel.
    private var shownTiles: Set<TileGrid.Tile> = []
    private var layers: [TileGrid.Tile: CALayer] = [:]
    /// The whole photo in the standard range, beneath the tiles of a photo of the high range.
    private var base: UIImage? {
        didSet {
            CATransaction.withoutActions {
                plane.contents = base?.cgImage
                plane.opacity = 1
            }
        }
    }
    /// Tiles that can't be decoded, because the file is damaged.
    private var unreadable: Set<TileGrid.Tile> = []
    private var decoding: (tiles: [TileGrid.Tile], task: Task<Void, Never>)?
    private var link: FrameLink?
    /// The visible part at the last frame, and the frame's time.
    private var last: (visible: CGRect, time: TimeInterval)?
    /// The time at which all tiles have appeared.
    private var fadeEnd: TimeInterval = 0
    let memory = MemoryShare()

    /// - Parameter view: The view whose image view shows the photo, which fills the view.
    init(of file: PhotoFile, over view: TiledPhotoView) {
        self.file = file
        plane.masksToBounds = true
        for layer in [plane, mask] {
            layer.anchorPoint = .zero
            layer.bounds = file.grid.bounds
        }
        memory.byteCount = { [weak self] in self?.byteCount ?? 0 }
        memory.limitDidChange = { [weak self] in self?.limitDidChange() }
        move(to: view, decodesMore: true)
    }

    deinit {
        decoding?.task.cancel()
    }

    /// Removes all tiles. No further tiles appear.
    func remove() {
        link?.end()
        link = nil
        decoding?.task.cancel()
        decoding = nil
        layers = [:]
        base = nil
        shownTiles = []
        move(to: nil, decodesMore: false)
    }

    /// Moves the tiles to another view that shows the same photo, or takes them away if the view is `nil`.
    ///
    /// - Parameter decodesMore: Whether missing tiles are decoded there, and tiles that aren't needed are released.
    func move(to view: TiledPhotoView?, decodesMore: Bool) {
        CATransaction.withoutActions {
            if let former = self.view?.imageView.layer, former.mask === mask { former.mask = nil }
            self.view = view
            self.decodesMore = decodesMore
            if let view, file.hasAlpha {
                view.layer.addSublayer(plane)
            } else if let view {
                view.imageView.layer.insertSublayer(plane, at: 0)
            } else {
                plane.removeFromSuperlayer()
            }
            layOut()
            if !shownTiles.isEmpty { view?.imageView.layer.mask = mask }
        }
        setNeedsUpdate()
    }

    /// Updates the tiles with the next frame, because the photo has moved or its view has changed.
    func setNeedsUpdate() {
        guard let view else { return }
        // Without this, a layout in an animation would show the tiles beside their place.
        layOut()
        guard view.window != nil, link == nil else { return }
        // The photo has rested until now. Without this, the first frame of a fast movement would count as slow.
        last?.time = CACurrentMediaTime()
        link = FrameLink { [weak self] time in
            guard let self else { return false }
            let isMoving = update(at: time)
            if !isMoving { link = nil }
            return isMoving
        }
    }

    /// Releases the tiles that aren't visible.
    func freeMemory() {
        let sight = sight
        removeLayers { tile in sight.map { !self.file.grid.rect(of: tile).intersects($0.visible) } ?? true }
    }

    /// Releases the tiles beyond a lowered limit at once.
    private func limitDidChange() {
        guard let view, let sight, let plan = plan(in: view) else { return }
        let wanted = Set(plan.tiles(for: sight, loaded: tiles))
        removeLayers { !wanted.contains($0) }
        setNeedsUpdate()
    }

    /// Whether tiles are being decoded, or appear, or wait until the photo is slower.
    var isBusy: Bool { isDecoding || link != nil }

    /// Whether tiles are being decoded.
    var isDecoding: Bool { decoding != nil }

    /// The tiles in memory.
    var tiles: Set<TileGrid.Tile> { Set(layers.keys) }

    private var byteCount: Int { tileByteCount + Int(base?.decodedByteCount ?? 0) }

    private var tileByteCount: Int { byteCount(of: layers.keys) + byteCount(of: decoding?.tiles ?? []) }

    private func byteCount(of tiles: some Sequence<TileGrid.Tile>) -> Int { tiles.reduce(0) { $0 + file.grid.byteCount(of: $1) } }

    // MARK: Geometry

    /// The transform from photo pixels of the stored picture to points of the view.
    private func transform(in view: TiledPhotoView) -> CGAffineTransform {
        let size = file.displayedSize
        return file.orientation.displayTransform(of: file.grid.bounds.size)
            .concatenating(CGAffineTransform(scaleX: view.bounds.width / size.width, y: view.bounds.height / size.height))
    }

    private func layOut() {
        guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return }
        let transform = transform(in: view)
        guard plane.affineTransform() != transform else { return }
        CATransaction.withoutActions {
            plane.setAffineTransform(transform)
            mask.setAffineTransform(transform)
        }
    }

    /// The part of the photo that the screen shows, or `nil` if the screen shows nothing of the photo.
    private var sight: TilePlan.Sight? {
        guard let view, let window = view.window, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        let part = view.convert(window.bounds, from: nil).intersection(view.bounds)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let toStored = transform(in: view).inverted()
        let (origin, end) = (view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: 1, y: 0), to: nil))
        let pixelsAPoint = hypot(end.x - origin.x, end.y - origin.y) * max(view.traitCollection.displayScale, 1)
        let focus = focus() ?? CGPoint(x: part.midX, y: part.midY)
        return TilePlan.Sight(
            visible: part.applying(toStored),
            focus: focus.applying(toStored),
            scale: pixelsAPoint * view.bounds.width / file.displayedSize.width
        )
    }

    // MARK: Tiles

    /// Returns whether the next frame needs another update.
    private func update(at time: TimeInterval) -> Bool {
        guard let sight else {
            removeLayers { _ in true }
            (base, last) = (nil, nil)
            return false
        }
        let speed = last.map { TilePlan.speed(from: $0.visible, to: sight.visible, in: time - $0.time) } ?? 0
        last = (sight.visible, time)
        // In one transaction, so that no frame shows a pixel twice or not at all.
        CATransaction.withoutActions { update(for: sight, isFast: speed > PhotoTiles.fastestSpeed, at: time) }
        // While the fingers rest, nothing calls `setNeedsUpdate()`. Without another frame, tiles that waited would never be decoded.
        return speed > 0 || time < fadeEnd
    }

    private func plan(in view: TiledPhotoView) -> TilePlan? {
        guard let image = view.imageView.image, image.size.width > 0 else { return nil }
        return TilePlan(
            grid: file.grid,
            baseFactor: file.displayedSize.width / image.pixelSize.width,
            byteLimit: min(PhotoTiles.byteLimit, memory.available),
            levelByteLimit: PinchZoomMemory.shared.decodingByteLimit
        )
    }

    private func update(for sight: TilePlan.Sight, isFast: Bool, at time: TimeInterval) {
        guard let view, let image = view.imageView.image, let plan = plan(in: view) else { return removeLayers { _ in true } }
        let tiles = plan.tiles(for: sight, loaded: self.tiles)
        let wanted = Set(tiles)
        chooseLevel(plan.factor(for: sight, loaded: self.tiles), for: sight)
        // While a tile appears, a tile of another level is still visible through it.
        if decodesMore && time >= fadeEnd || tileByteCount > plan.byteLimit || tiles.isEmpty {
            removeLayers { !wanted.contains($0) }
        }
        showOneLevel()
        fadeBase(isNeeded: !tiles.isEmpty, at: time)
        if let decoding {
            if wanted.isDisjoint(with: decoding.tiles) { decoding.task.cancel() }
        } else if decodesMore, !isFast {
            let band = plan.band(of: tiles.filter { layers[$0] == nil && !unreadable.contains($0) }, for: sight)
            if byteCount(of: band) + tileByteCount <= plan.byteLimit { decode(band, over: image) }
        }
    }

    private func decode(_ band: [TileGrid.Tile], over coarse: UIImage) {
        guard !band.isEmpty else { return }
        let pixels = coarse.hasHighRange && base == nil ? file.orientation.displayedSize(of: coarse.pixelSize) : nil
        let task = Task { [weak self, file] in
            let (base, pictures) = await DecodingTurn.take {
                let base = if let pixels { await file.decodeStandardRange(in: pixels) } else { UIImage?.none }
                return (base, await file.decode(band))
            }
            self?.end(band, with: pictures, over: base, isCanceled: Task.isCancelled)
        }
        decoding = (band, task)
    }

    private func end(_ band: [TileGrid.Tile], with pictures: [TileGrid.Tile: TilePicture], over base: UIImage?, isCanceled: Bool) {
        decoding = nil
        guard view != nil else { return }
        if let base {
            self.base = base
            fade(plane, from: 0, to: 1, during: PhotoTiles.rangeFadeDuration)
        }
        for tile in band {
            if let picture = pictures[tile] { add(picture, at: tile) } else if !isCanceled { unreadable.insert(tile) }
        }
        setNeedsUpdate()
    }

    private func add(_ picture: TilePicture, at tile: TileGrid.Tile) {
        let layer = CALayer()
        CATransaction.withoutActions {
            layer.frame = file.grid.rect(of: tile)
            layer.contents = picture.image.cgImage
            layer.contentsRect = picture.part
            if file.hasAlpha {
                layer.isHidden = true
                // The common edge of two tiles has no coarse photo behind it. Antialiased, the edge would be a line of lower opacity.
                layer.edgeAntialiasingMask = []
            }
            plane.addSublayer(layer)
        }
        layers[tile] = layer
        if !file.hasAlpha { fade(layer, from: 0, to: 1, during: PhotoTiles.fadeDuration) }
    }

    private func fade(_ layer: CALayer, from former: Float, to opacity: Float, during duration: TimeInterval) {
        layer.opacity = opacity
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = former
        fade.toValue = opacity
        fade.duration = duration
        layer.add(fade, forKey: "PinchZoomOverlay.TileFade")
        fadeEnd = max(fadeEnd, CACurrentMediaTime() + duration)
    }

    /// Fades to the high range when there are no more tiles, and back if tiles come again.
    private func fadeBase(isNeeded: Bool, at time: TimeInterval) {
        guard base != nil else { return }
        let opacity: Float = isNeeded ? 1 : 0
        if plane.opacity != opacity {
            fade(plane, from: plane.presentation()?.opacity ?? plane.opacity, to: opacity, during: PhotoTiles.rangeFadeDuration)
        } else if !isNeeded, time >= fadeEnd {
            base = nil
        }
    }

    private func removeLayers(where isUnwanted: (TileGrid.Tile) -> Bool) {
        CATransaction.withoutActions {
            for (tile, layer) in layers where isUnwanted(tile) {
                layer.removeFromSuperlayer()
                layers[tile] = nil
            }
            showOneLevel()
        }
    }

    // MARK: A photo with an alpha channel

    /// Chooses the visible level: the wanted one, unless the former one still stands in for missing tiles.
    private func chooseLevel(_ factor: Int?, for sight: TilePlan.Sight) {
        let standsIn = tiles.contains { $0.factor == shownFactor && file.grid.rect(of: $0).intersects(sight.visible) }
        let needed = factor.map { file.grid.tiles(in: sight.visible, at: $0) } ?? []
        if !standsIn || needed.allSatisfy({ layers[$0] != nil || unreadable.contains($0) }) { shownFactor = factor }
    }

    /// Shows the tiles of the visible level, hides all others, and hides the coarse photo beneath the visible tiles.
    private func showOneLevel() {
        let shown = tiles.filter { $0.factor == shownFactor }
        guard file.hasAlpha, shown != shownTiles else { return }
        shownTiles = shown
        for (tile, layer) in layers { layer.isHidden = !shown.contains(tile) }
        mask.sublayers = file.grid.rects(outside: shown).map { rect in
            let layer = CALayer()
            layer.frame = rect
            layer.backgroundColor = UIColor.black.cgColor
            // Like the edges of tiles, so that each pixel of the screen shows either a tile or the coarse photo.
            layer.edgeAntialiasingMask = []
            return layer
        }
        view?.imageView.layer.mask = shown.isEmpty ? nil : mask
    }
}

/// The layer whose sublayers are tiles, in photo pixels of the stored picture.
final class TilePlane: CALayer {}

/// The mask of a coarse photo, with holes where tiles are, in photo pixels of the stored picture.
final class TileMask: CALayer {}

extension CATransaction {
    /// Changes layers without the animations that Core Animation adds by itself.
    fileprivate static func withoutActions(_ change: () -> Void) {
        begin()
        setDisableActions(true)
        change()
        commit()
    }
}
#endif
