/// A rectangle of the screen that draws, holds other views and receives touches.
///
/// The members that subclasses override stand in this class body, because extension members cannot be overridden without an Objective-C
/// runtime. The implementations stand in the extensions beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment,
    @preconcurrency CALayerDelegate
{
    /// The class of the layer that backs views of this class.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that backs the view.
    public let layer: CALayer

    // MARK: State, kept here because stored properties must be; each belongs to the extension named.

    /// UIView+Hierarchy
    var children: [UIView] = []
    weak var parent: UIView?
    weak var currentWindow: UIWindow?
    /// The controller whose root view this is.
    weak var viewController: UIViewController?

    /// UIView+Layout
    var layoutState = ViewLayoutState()

    /// UIView+LayoutPriorities
    var layoutPriorities = ViewLayoutPriorities()

    /// The view's data for Auto Layout, or `nil` as long as no constraint has to do with the view.
    var autoLayout: ViewAutoLayout?

    /// UIView+Margins
    var marginState = ViewMargins()

    /// UIView+Traits
    var tint = ViewTint()
    var appliedTraits: UITraitCollection?
    var overriddenTraits = TraitValues()

    /// UIView+Touches
    var recognizers: [UIGestureRecognizer] = []
    /// The number of running animations that keep touches off, because they run without `.allowUserInteraction`.
    package var touchBlockingAnimationCount: Int { layer.animations.touchBlockingCount }
    /// Whether an animator of the app's own moves the view from one screen to the next. The view takes no touches then.
    var isHeldByTransition = false

    // MARK: Life

    /// A view with a frame, in its superview's points.
    public init(frame: CGRect) {
        let layerType = type(of: self).layerClass as? NSObject.Type ?? CALayer.self
        guard let layer = DynamicInstantiation.makeObject(layerType) as? CALayer else {
            preconditionFailure("UIView.layerClass must be a CALayer class; it is \(layerType)")
        }
        self.layer = layer
        super.init()
        layer.owner = self
        layer.delegate = self
        layer.isDisplayDue = true
        layer.frame = frame
    }

    /// A view of size zero.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Archives of views do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// The controller of the view, or the superview.
    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Geometry

    /// The view's rectangle in its superview, in points; undefined while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// The place of the anchor point, by default the middle, in the superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set { noticeMove { layer.position = newValue } }
    }

    /// The transform about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform about the anchor point in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point about which `transform` applies, in the unit square.
    @available(iOS 16.0, *)
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { noticeMove { layer.anchorPoint = newValue } }
    }

    /// The number of pixels in a point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// Returns the size that fits best within a size: the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits best. The upper left corner stays in place.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame.size = size
        } else {
            bounds.size = size
        }
    }

    /// The natural size, or `noIntrinsicMetric` if there is none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Marks the natural size as changed.
    open func invalidateIntrinsicContentSize() {
        contentDidChangeInConstraints()
        superview?.subviewContentSizeDidChange(self)
    }

    /// The parts of the view's frame that change when the superview is resized.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if oldValue != autoresizingMask { frameDidChangeInConstraints() } }
    }

    /// Whether resizing this view resizes its subviews by their masks.
    open var autoresizesSubviews = true

    // MARK: Appearance

    /// The opacity of the view and its subviews as one picture, 0 to 1. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view is left out.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// The colour behind the contents, or `nil` for none. Animatable.
    open var backgroundColor: UIColor? {
        didSet { applyBackgroundColor() }
    }

    /// A promise to draw every pixel opaquely.
    open var isOpaque = true {
        didSet { RenderServer.current.schedule.noteChange() }
    }

    /// Whether the contents and subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The placement of the contents in the bounds.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            if contentMode == .redraw { setNeedsDisplay() }
        }
    }

    /// The view's accent colour: its own, or the superview's.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set { setTintColor(newValue) }
    }

    /// The dimming of the tint.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Called after the tint or its dimming has changed.
    open func tintColorDidChange() {}

    /// A name for tests.
    open var accessibilityIdentifier: String?

    /// The view's frame on the screen, unless another frame was set.
    open override var accessibilityFrame: CGRect {
        get { givenAccessibilityFrame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { super.accessibilityFrame = newValue }
    }

    /// Draws the view's contents into the current context; does nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// Requests a new drawing of the contents.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// Requests a new drawing of a part of the contents. The part is without effect here, because everything is drawn.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    /// A view whose opacity decides the visibility of this view and its subviews. The mask lies in this view's coordinates, and in no other
    /// view.
    open var mask: UIView? {
        get { maskView }
        set { setMask(newValue) }
    }

    /// UIView+Mask
    var maskView: UIView?
    weak var maskedView: UIView?

    // MARK: The layer's delegate

    /// Makes the layer's contents: the view's own picture, or the drawing of `draw(_:)`. An override sets `contents`.
    open func display(_ layer: CALayer) {
        updateContents()
    }

    /// Draws the layer's contents by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        drawContents(in: ctx)
    }

    /// Called before the layer's contents are drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the contents of the layer: calls the controller and `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        let outer = isLayingOut
        isLayingOut = true
        layoutTraits = nil
        willLayoutSubviews()
        topmost.resolveConstraints()
        takeSizeByConstraints()
        layoutSubviews()
        didLayoutSubviews()
        isLayingOut = outer
    }

    /// Returns the action for a change of the layer. A change in an animation block is animated without a call of this method.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        viewAction(forKey: event)
    }

    /// The direction of the contents in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard oldValue != semanticContentAttribute else { return }
            setNeedsLayout()
            directionDidChangeInConstraints()
        }
    }

    /// The direction in which the contents run.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    /// Whether the picture of a drawn view starts out clear. Without effect here, because each picture is a new one.
    open var clearsContextBeforeDrawing = true

    /// Whether this view and those in it keep their colors while Smart Invert inverts the screen's; false by default. Without effect here,
    /// because nothing inverts.
    open var accessibilityIgnoresInvertColors = false

    // MARK: Snapshots

    /// Returns a view with a picture of this view on the screen, before or after the updates that are due.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshotView(of: bounds, afterScreenUpdates: afterUpdates)
    }

    /// Returns a view with a picture of a part of this view, in this view's own coordinates.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshotView(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws the view and its subviews, as on the screen, into the current context. Returns false if anything is missing.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Hierarchy

    /// The view in which this view lies.
    open var superview: UIView? { parent }

    /// The views that lie in this view, back to front.
    open var subviews: [UIView] { children }

    /// The window in which this view lies, at any depth.
    open var window: UIWindow? { currentWindow }

    /// Puts a view on top of the subviews.
    open func addSubview(_ view: UIView) {
        insert(view, .top)
    }

    /// Puts a view at a place among the subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, .index(index))
    }

    /// Puts a view just below another.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }

    /// Puts a view just above another.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }

    /// Swaps two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        children.swapAt(index1, index2)
        restackLayers()
    }

    /// Brings a subview to the front.
    open func bringSubviewToFront(_ view: UIView) {
        restack(view) { $0.append(view) }
    }

    /// Sends a subview to the back.
    open func sendSubviewToBack(_ view: UIView) {
        restack(view) { $0.insert(view, at: 0) }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        detachFromSuperview()
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes, to `nil` if the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes, to `nil` if the view leaves its window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed.
    open func didMoveToWindow() {}

    /// Returns whether the view is the other view or lies in it, at any depth.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// A number of the owner's choice.
    open var tag = 0

    /// Returns the view with a tag: this view or a view in it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    /// Requests a new layout before the next frame.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Makes outstanding layout at once.
    open func layoutIfNeeded() {
        performOutstandingLayout()
    }

    /// Lays out the subviews by their constraints.
    open func layoutSubviews() {
        placeSubviewsByConstraints()
    }

    /// The space at the edges that system bars and the device's shape cover, in points.
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }

    /// Called after the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// The margins around the contents, in points, including the part that the safe area adds.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedLayoutMargins }
        set { setOwnMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: resolvedLayoutDirection == .rightToLeft)) }
    }

    /// The margins around the contents, in the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(resolvedLayoutMargins, isRightToLeft: resolvedLayoutDirection == .rightToLeft) }
        set { setOwnMargins(newValue) }
    }

    /// Whether the margins are at least as far in as the superview's.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginState.preservesSuperview }
        set {
            guard newValue != marginState.preservesSuperview else { return }
            marginState.preservesSuperview = newValue
            marginsDidChange()
        }
    }

    /// Whether the margins lie within the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginState.keepsToSafeArea }
        set {
            guard newValue != marginState.keepsToSafeArea else { return }
            marginState.keepsToSafeArea = newValue
            marginsDidChange()
        }
    }

    /// Called after the margins have changed.
    open func layoutMarginsDidChange() {}

    // MARK: Auto Layout

    /// Whether the view's frame and autoresizing mask count in Auto Layout. If constraints decide, the value is false.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { translationDidChange() } }
    }

    /// Whether views of the class need Auto Layout to work. If true, a view's constraints are updated before there are any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Requests an update of the constraints before the next layout.
    open func setNeedsUpdateConstraints() {
        markNeedsConstraintUpdate()
    }

    /// Returns whether the constraints are to be updated.
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

    /// Updates the constraints. An override calls this method at its end.
    open func updateConstraints() {}

    /// Updates the constraints of the view and of all views in it that need an update.
    open func updateConstraintsIfNeeded() {
        updateConstraintTree()
    }

    /// Returns the rectangle that constraints align, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The insets from the frame to the rectangle that constraints align, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose text has the first baseline: this view, unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose text has the last baseline: this view, unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the size by the constraints inside that comes nearest to a target size, such as the smallest or the largest.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size by the constraints inside. The width and height of the target count by priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Touches

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true

    /// Whether the view gets further touches while it has one.
    open var isMultipleTouchEnabled = false

    /// Whether touches in this view keep off touches in all other views.
    open var isExclusiveTouch = false

    /// Returns the deepest and frontmost view to which a touch at the point belongs.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        performHitTest(point, with: event)
    }

    /// Returns whether the point, in the view's own coordinates, lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The recognizers attached to the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Attaches a recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Detaches a recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Returns whether a recognizer of this view or its superviews' may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The interactions of the view. Setting them removes the old interactions and adds the new ones.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            attachedInteractions.forEach { removeInteraction($0) }
            newValue.forEach { addInteraction($0) }
        }
    }

    var attachedInteractions: [any UIInteraction] = []

    // MARK: Traits

    /// The traits of the view: its superview's, or its controller's.
    open var traitCollection: UITraitCollection {
        let traits = resolvedTraitCollection
        guard isLayingOut else { return traits }
        let reads = layoutTraits ?? TraitReads()
        layoutTraits = reads
        return UITraitCollection(values: traits.values, reads: reads)
    }
    var isLayingOut = false
    /// The traits that the last layout has read, or `nil` if that layout has read none.
    var layoutTraits: TraitReads?

    /// Called after the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var traitChangeRegistrations: [TraitChangeRegistration] = []

    /// The style of the view and all views in it: light or dark, independent of the views around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { propagateTraits() }
    }

    // MARK: Focus

    /// Whether the view may get the focus; false unless overridden.
    open var canBecomeFocused: Bool { false }

    /// The group of the views to which arrow keys lead from this view. Unless set, the group is the superview's.
    open var focusGroupIdentifier: String?

    /// The environments to which the focus goes if the view gets the focus.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Returns whether the focus may move from or to the view, or something in it.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus has moved from or to the view, or something in it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Hooks of LinuxUIKit's own subclasses

    /// Called after the view has got or lost the focus.
    func focusDidChange() {}

    /// Called when the user presses Return while the view has the focus. Returns whether the key has an effect.
    func selectByKey() -> Bool { false }

    /// Traps if the view must not become a subview.
    func check(newSubview view: UIView) {}

    /// Called after a subview was hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    /// Called after a subview's natural size has changed.
    func subviewContentSizeDidChange(_ subview: UIView) {
        setNeedsLayout()
    }

    /// Whether places in the view are counted from the right edge, as in a collection view whose layout turns round with reading. The
    /// places of the subviews are mirrored, but not the subviews themselves.
    var countsFromRight: Bool {
        get { layer.model.countsFromRight }
        set { layer.model.countsFromRight = newValue }
    }

    /// Called after a change of constraints in a subview, or of the natural sizes that those constraints hold. Returns whether views
    /// further out need no notification.
    func constraintsDidChange(in subview: UIView) -> Bool { false }

    /// Returns the natural size, within a width if there is one.
    func naturalSize(within width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Whether the natural height depends on the view's width.
    var heightFollowsWidth: Bool { false }

    /// The distances from the top to the first baseline and from the last baseline to the bottom, or `nil` if there is no text.
    var textBaselines: (first: CGFloat, last: CGFloat)? { nil }

    /// Whether a new size requires new contents.
    var redrawsWhenResized: Bool { contentMode == .redraw }

    /// Whether the contents are drawn for the display's scale. An image has a scale of its own.
    var drawsAtDisplayScale: Bool { true }

    /// Called after the traits have changed, and when the traits are first known.
    func traitsDidChange() {}

    /// Whether a change of traits makes the layout invalid on all phones, as it does for UIKit's own views with texts.
    var layoutDependsOnTraits: Bool { false }

    /// Makes the layer's contents.
    func updateContents() {
        updateDrawnContents()
    }

    /// Called in the layout pass, before `layoutSubviews`.
    func willLayoutSubviews() {
        viewController?.viewIsAboutToLayOut()
    }

    /// Called in the layout pass, after `layoutSubviews`.
    func didLayoutSubviews() {
        viewController?.viewDidLayoutSubviews()
    }
}
