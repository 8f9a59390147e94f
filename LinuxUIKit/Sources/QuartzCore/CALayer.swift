/// A node of the tree that is drawn.
///
/// The properties are the layer's model. `presentation()` has the values on screen during animations.
open class CALayer: NSObject {
    /// The values of the properties.
    ///
    /// The model is accessed in place, and is final. A getter would copy all values, with the images and colors that they retain, for each
    /// property that is read. A property that a subclass could override has a getter. Without inlining, each access from another module
    /// allocates memory.
    package final var model: LayerValues {
        @inlinable _read { yield storedModel }
        @inlinable _modify {
            keepCommittedValues()
            yield &storedModel
        }
    }
    @usableFromInline package private(set) final var storedModel = LayerValues()

    /// The view whose layer this is.
    package final weak var owner: AnyObject?

    /// Whether the layer is on screen without a superlayer, as a window's layer is.
    package final var isScreenRoot = false

    /// The object that makes, displays and animates the contents. The delegate of a view's layer is the view.
    open weak var delegate: (any CALayerDelegate)?

    /// Pictures that replace the contents by the clock.
    package final var timedContents: (any TimedContents)? {
        willSet { keepCommittedValues() }
        didSet { RenderServer.current.schedule.noteChange() }
    }

    /// The layer that this one presents, if this one is a presentation copy.
    package final let presented: CALayer?

    /// The running animations, by key, in the order in which they were added.
    package final var animations = LayerAnimations()

    /// The number of the commit before which the layer was last put into another layer. Until that commit, the layer is not on screen.
    private(set) var attachmentCommit = RenderServer.current.schedule.commitCount
    /// The number of the commit before which the layer was last taken out of a layer on screen.
    private(set) var departureCommit = -1
    /// The values on screen before the first change since a commit, with that commit's number.
    final var committed: (commit: Int, values: LayerValues)?
    /// The sublayers and the mask on screen before the first change of them since a commit, with that commit's number.
    final var committedParts: (commit: Int, sublayers: [CALayer], mask: CALayer?)?

    /// The state of CALayer+Display.
    package final var isDisplayDue = false
    var hasDrawnContents = false

    private weak var parent: CALayer?
    private(set) weak var maskedLayer: CALayer?
    private(set) var maskLayer: CALayer?
    private var children: [CALayer] = []

    /// Makes a layer of size zero.
    public override init() {
        presented = nil
        super.init()
    }

    /// Makes a copy of another layer for presentation. Subclasses copy their own values over.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else {
            preconditionFailure("CALayer.init(layer:) takes a CALayer")
        }
        presented = layer
        super.init()
        model = layer.committedValues
    }

    // MARK: Geometry

    /// The layer's own rectangle in its own coordinates, in points. Animatable.
    open var bounds: CGRect {
        get { model.bounds }
        set {
            precondition(newValue.isFinite, "CALayerInvalidGeometry: CALayer bounds contains NaN or infinity: \(newValue)")
            let old = model.bounds
            guard old != newValue else { return }
            model.bounds = newValue
            valueDidChange(.bounds, from: .rect(old), to: .rect(newValue))
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// The position of the anchor point in the superlayer, in points. Animatable.
    open var position: CGPoint {
        get { model.position }
        set {
            precondition(newValue.isFinite, "CALayerInvalidGeometry: CALayer position contains NaN or infinity: \(newValue)")
            let old = model.position
            guard old != newValue else { return }
            model.position = newValue
            valueDidChange(.position, from: .point(old), to: .point(newValue))
        }
    }

    /// The order among siblings: a layer with a higher value is nearer. Animatable.
    open var zPosition: CGFloat {
        get { model.zPosition }
        set {
            let old = model.zPosition
            guard old != newValue else { return }
            model.zPosition = newValue
            valueDidChange(.zPosition, from: .number(old), to: .number(newValue))
        }
    }

    /// The point about which transforms apply, in the unit square of the bounds. Animatable.
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set {
            precondition(newValue.isFinite, "CALayerInvalidGeometry: CALayer anchorPoint contains NaN or infinity: \(newValue)")
            let old = model.anchorPoint
            guard old != newValue else { return }
            model.anchorPoint = newValue
            valueDidChange(.anchorPoint, from: .point(old), to: .point(newValue))
        }
    }

    /// Returns the transform about the anchor point.
    open func affineTransform() -> CGAffineTransform {
        model.transform
    }

    /// Sets the transform about the anchor point. Animatable.
    open func setAffineTransform(_ m: CGAffineTransform) {
        precondition(m.isFinite, "CALayerInvalidGeometry: CALayer transform contains NaN or infinity: \(m)")
        let old = model.transform
        guard old != m || model.spatial?.transform != nil else { return }
        model.setSpatialTransform(CATransform3DMakeAffineTransform(m))
        valueDidChange(.transform, from: .transform(old), to: .transform(m))
    }

    /// The upright box of the layer in its superlayer, in points. Setting the frame sets `bounds` and `position`.
    open var frame: CGRect {
        get { model.frame }
        set {
            precondition(newValue.isFinite, "CALayerInvalidGeometry: CALayer frame contains NaN or infinity: \(newValue)")
            let frame = newValue.standardized
            bounds = CGRect(origin: model.bounds.origin, size: model.boundsSize(forFrameOf: frame.size))
            let box = model.frame
            position = CGPoint(
                x: model.position.x + frame.origin.x - box.origin.x,
                y: model.position.y + frame.origin.y - box.origin.y
            )
        }
    }

    // MARK: Appearance

    /// Whether the layer and its sublayers are hidden. Animatable, as a switch.
    open var isHidden: Bool {
        get { model.isHidden }
        set {
            let old = model.isHidden
            guard old != newValue else { return }
            model.isHidden = newValue
            valueDidChange(.hidden, from: .switch(old), to: .switch(newValue))
        }
    }

    /// The opacity of the layer and its sublayers as one picture, 0 to 1. Animatable.
    open var opacity: Float {
        get { model.opacity }
        set {
            let old = model.opacity
            guard old != newValue else { return }
            model.opacity = newValue
            valueDidChange(.opacity, from: .number(CGFloat(old)), to: .number(CGFloat(newValue)))
        }
    }

    /// The colour behind the contents. Animatable.
    open var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set {
            let old = model.backgroundColor
            guard old != newValue else { return }
            model.backgroundColor = newValue
            valueDidChange(.backgroundColor, from: .color(old), to: .color(newValue))
        }
    }

    /// The border's colour, opaque black by default. Animatable.
    open var borderColor: CGColor? {
        get { model.borderColor }
        set {
            let old = model.borderColor
            guard old != newValue else { return }
            model.borderColor = newValue
            valueDidChange(.borderColor, from: .color(old), to: .color(newValue))
        }
    }

    /// The border's width inside the bounds, in points. Animatable.
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set {
            let old = model.borderWidth
            guard old != newValue else { return }
            model.borderWidth = newValue
            valueDidChange(.borderWidth, from: .number(old), to: .number(newValue))
        }
    }

    /// The radius of the masked corners, in points. Animatable.
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set {
            let old = model.cornerRadius
            guard old != newValue else { return }
            model.cornerRadius = newValue
            valueDidChange(.cornerRadius, from: .number(old), to: .number(newValue))
        }
    }

    /// The corners that `cornerRadius` rounds, all corners by default.
    open var maskedCorners: CACornerMask {
        get { model.maskedCorners }
        set { model.maskedCorners = newValue }
    }

    /// The curve of the corners.
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { RenderServer.current.schedule.noteChange() }
    }

    /// Whether the sublayers and contents are clipped to the bounds and its rounded corners.
    open var masksToBounds: Bool {
        get { model.masksToBounds }
        set { model.masksToBounds = newValue }
    }

    /// The edges that are antialiased, all edges by default. At other edges, the layer fills a whole pixel if it covers the pixel's middle.
    /// Layers beside each other then have no seam. Every layer is allowed to antialias its edges here, as if the app had set that.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { model.edgeAntialiasingMask }
        set { model.edgeAntialiasingMask = newValue }
    }

    /// The picture of the layer: a `CGImage`, or nil.
    open var contents: Any? {
        get { model.contents }
        set {
            if model.contents != nil { RenderServer.current.schedule.forgetsCommittedValues(of: self) }
            contentsOrientation = .up
            guard let newValue else {
                model.contents = nil
                return
            }
            guard let image = newValue as? CGImage else {
                preconditionFailure("LinuxUIKit: CALayer.contents takes a CGImage; it is a \(type(of: newValue))")
            }
            model.contents = image
        }
    }

    /// The turn of the contents, for layers that show an image of UIKit's. Setting the contents resets the turn, so it is set after them.
    package var contentsOrientation: PixelOrientation {
        get { model.contentsOrientation }
        set { if newValue != model.contentsOrientation { model.contentsOrientation = newValue } }
    }

    /// The placement of the contents in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { model.contentsGravity }
        set { model.contentsGravity = newValue }
    }

    /// The number of the contents' pixels for a point.
    open var contentsScale: CGFloat {
        get { model.contentsScale }
        set { model.contentsScale = newValue }
    }

    /// The visible part of the contents, in the unit square. Animatable.
    open var contentsRect: CGRect {
        get { model.contentsRect }
        set {
            let old = model.contentsRect
            guard old != newValue else { return }
            model.contentsRect = newValue
            valueDidChange(.contentsRect, from: .rect(old), to: .rect(newValue))
        }
    }

    /// The part of the visible contents that stretches in both directions if the contents are resized, in the unit square. The corners
    /// around the part keep their size. Animatable.
    open var contentsCenter: CGRect {
        get { model.contentsCenter }
        set {
            let old = model.contentsCenter
            guard old != newValue else { return }
            model.contentsCenter = newValue
            valueDidChange(.contentsCenter, from: .rect(old), to: .rect(newValue))
        }
    }

    /// Whether the parts of the contents that resize are tiled, for layers that show an image of UIKit's.
    package var tilesContents: Bool {
        get { model.tilesContents }
        set { if newValue != model.tilesContents { model.tilesContents = newValue } }
    }

    /// The shadow's colour, opaque black by default. Animatable.
    open var shadowColor: CGColor? {
        get { model.shadowColor }
        set {
            let old = model.shadowColor
            guard old != newValue else { return }
            model.shadowColor = newValue
            valueDidChange(.shadowColor, from: .color(old), to: .color(newValue))
        }
    }

    /// The shadow's opacity from 0 to 1, 0 by default. Animatable.
    open var shadowOpacity: Float {
        get { model.shadowOpacity }
        set {
            let old = model.shadowOpacity
            guard old != newValue else { return }
            model.shadowOpacity = newValue
            valueDidChange(.shadowOpacity, from: .number(CGFloat(old)), to: .number(CGFloat(newValue)))
        }
    }

    /// The shadow's offset in points, (0, −3) by default. Animatable.
    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set {
            let old = model.shadowOffset
            guard old != newValue else { return }
            model.shadowOffset = newValue
            valueDidChange(.shadowOffset, from: .size(old), to: .size(newValue))
        }
    }

    /// The shadow's blur radius in points, 3 by default. Animatable.
    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set {
            let old = model.shadowRadius
            guard old != newValue else { return }
            model.shadowRadius = newValue
            valueDidChange(.shadowRadius, from: .number(old), to: .number(newValue))
        }
    }

    /// The shadow's outline, or `nil` for the layer's own outline. Animatable, but only by animations that are added.
    open var shadowPath: CGPath? {
        get { model.shadowPath }
        set { model.shadowPath = newValue }
    }

    /// A layer whose opacity masks this layer and its sublayers. The mask uses this layer's coordinates, and has no other superlayer.
    open var mask: CALayer? {
        get { presented == nil ? maskLayer : presented?.maskLayer?.presentation() }
        set {
            guard newValue !== maskLayer else { return }
            precondition(newValue !== self, "CALayerInvalid: a layer cannot be its own mask")
            keepCommittedParts()
            maskLayer?.maskedLayer = nil
            newValue?.maskedLayer?.keepCommittedParts()
            newValue?.maskedLayer?.maskLayer = nil
            maskLayer = newValue
            newValue?.maskedLayer = self
            newValue?.attachmentCommit = RenderServer.current.schedule.commitCount
        }
    }

    /// Core Image filters for the layer and its sublayers. Without effect here, as on iOS.
    open var filters: [Any]?

    /// Core Image filters for the content behind the layer. Without effect here, as on iOS.
    open var backgroundFilters: [Any]?

    /// A Core Image filter that blends the layer with the content behind it. Without effect here, as on iOS.
    open var compositingFilter: Any?

    /// A name for the app's own use.
    open var name: String?

    // MARK: Contents

    /// Marks the contents as due. They are made before the next frame is shown.
    open func setNeedsDisplay() {
        noteNeedsDisplay()
    }

    /// Marks a part of the contents as due. Here, all of the contents are made.
    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Returns whether the contents are due.
    open func needsDisplay() -> Bool {
        isDisplayDue
    }

    /// Makes the contents if they are due. A layer without a size waits until it has a size.
    open func displayIfNeeded() {
        guard isDisplayDue, model.bounds.width > 0, model.bounds.height > 0 else { return }
        isDisplayDue = false
        display()
    }

    /// Makes the contents, by the delegate or else by `draw(in:)`.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents. The default implementation calls the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Whether the contents are made again after a change of the bounds.
    open var needsDisplayOnBoundsChange = false

    // MARK: Actions

    /// The actions of changes, by the names of the properties. `NSNull` means no action.
    open var actions: [String: any CAAction]?

    /// Returns the action of a change, from the delegate, the layer's `actions` or its class, or else an animation.
    open func action(forKey event: String) -> (any CAAction)? {
        let action = givenAction(forKey: event) ?? implicitAction(forKey: event, of: model)
        return action is NSNull ? nil : action
    }

    /// Returns the action of a change for layers of this class, or `nil` for the action of every layer.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    // MARK: Hierarchy

    /// The layer that contains this one. For a presentation copy, the value is the superlayer's presentation.
    open var superlayer: CALayer? {
        presented == nil ? parent : presented?.parent?.presentation()
    }

    /// The layers that this one contains, from back to front, or `nil` if there are none.
    open var sublayers: [CALayer]? {
        get {
            guard let presented else { return children.isEmpty ? nil : children }
            let copies = presented.children.compactMap { $0.presentation() }
            return copies.isEmpty ? nil : copies
        }
        set {
            children.forEach { $0.removeFromSuperlayer() }
            newValue?.forEach { addSublayer($0) }
        }
    }

    package var orderedSublayers: [CALayer] { children }

    /// The layer with which this one is drawn: its superlayer, or the layer that it masks.
    var host: CALayer? { parent ?? maskedLayer }

    /// Whether the layer is a mask, or lies in one.
    var isInMask: Bool { sequence(first: self, next: \.host).contains { $0.maskedLayer != nil } }

    /// Adds a layer on top of the sublayers.
    open func addSublayer(_ layer: CALayer) {
        layer.detach()
        attach(layer, at: children.count)
    }

    /// Inserts a layer at an index of the sublayers.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.detach()
        attach(layer, at: min(Int(idx), children.count))
    }

    /// Inserts a layer just below another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.detach()
        attach(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a layer just above another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.detach()
        attach(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        detach()
    }

    private func attach(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "CALayerInvalid: a layer cannot be its own sublayer")
        keepCommittedParts()
        children.insert(layer, at: index)
        layer.parent = self
        layer.attachmentCommit = RenderServer.current.schedule.commitCount
        RenderServer.current.schedule.countLayerChange()
    }

    private func detach() {
        if parent != nil, hasBeenCommitted { departureCommit = RenderServer.current.schedule.commitCount }
        guard let parent else { return }
        parent.keepCommittedParts()
        parent.children.removeAll { $0 === self }
        self.parent = nil
        RenderServer.current.schedule.countLayerChange()
    }
}
