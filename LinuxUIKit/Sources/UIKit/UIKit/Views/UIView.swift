/// A rectangle of the screen that draws, holds other views and receives touches.
///
/// The members that subclasses override stand in this class body, since extension members cannot be overridden without an
/// Objective-C runtime; what they do stands in the extensions beside this file.
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

    /// What constraints know of the view; nil as long as they know nothing.
    var autoLayout: ViewAutoLayout?

    /// UIView+Margins
    var marginState = ViewMargins()

    /// UIView+Traits
    var tint = ViewTint()
    var appliedTraits: UITraitCollection?
    var overriddenTraits = TraitValues()

    /// UIView+Touches
    var recognizers: [UIGestureRecognizer] = []
    /// Animations under way that keep touches off, because they run without `.allowUserInteraction`.
    package var touchBlockingAnimationCount: Int { layer.animations.touchBlockingCount }
    /// Whether an animator of the app's own moves the view from one screen to the next; it takes no touches then.
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
        layer.view = self
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

    /// Where the anchor point, by default the middle, lies in the superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set { noticeMove { layer.position = newValue } }
    }

    /// The transform about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform about the anchor point, as it lies in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point about which `transform` applies, in the unit square.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { noticeMove { layer.anchorPoint = newValue } }
    }

    /// Pixels for a point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// The size that fits best within a size; the present one unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best; the upper left corner stays where it is.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame.size = size
        } else {
            bounds.size = size
        }
    }

    /// The natural size, or `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The natural size has changed.
    open func invalidateIntrinsicContentSize() {
        contentDidChangeInConstraints()
        superview?.subviewContentSizeDidChange(self)
    }

    /// How the superview's resizing changes this view.
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

    /// The colour behind the contents; nil is none. Animatable.
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

    /// How the contents lie in the bounds.
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

    /// Whether the tint is dimmed.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// The tint or its dimming has changed.
    open func tintColorDidChange() {}

    /// A name for tests.
    open var accessibilityIdentifier: String?

    /// Where the view is on the screen, unless another place was given.
    open override var accessibilityFrame: CGRect {
        get { givenAccessibilityFrame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { super.accessibilityFrame = newValue }
    }

    /// Draws the view's contents into the current context; does nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// The contents are to be drawn again.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// A part of the contents is to be drawn again. The part is without effect here: everything is drawn.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    /// A view whose opacity says how much of this one, its subviews included, is seen. It lies in this view's coordinates, and in no
    /// other view.
    open var mask: UIView? {
        get { maskView }
        set { setMask(newValue) }
    }

    /// UIView+Mask
    var maskView: UIView?
    weak var maskedView: UIView?

    // MARK: The layer's delegate

    /// Makes the layer's contents: those that the view shows, or what `draw(_:)` draws. Whoever overrides it sets `contents`.
    open func display(_ layer: CALayer) {
        updateContents()
    }

    /// Draws the layer's contents by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        drawContents(in: ctx)
    }

    /// The layer's contents are about to be drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out what is in the layer: asks the controller and `layoutSubviews()`.
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

    /// What a change of the layer brings about. What is changed in an animation block is animated without asking.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        viewAction(forKey: event)
    }

    /// Whether the contents turn round in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard oldValue != semanticContentAttribute else { return }
            setNeedsLayout()
            directionDidChangeInConstraints()
        }
    }

    /// The direction in which the contents run.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    /// Whether the picture of a drawn view starts out clear. Without effect here: each picture is a new one.
    open var clearsContextBeforeDrawing = true

    /// Whether this view and those in it keep their colors while Smart Invert inverts the screen's; false by default. Without effect here:
    /// nothing inverts.
    open var accessibilityIgnoresInvertColors = false

    // MARK: Snapshots

    /// A view that shows what this one looks like on the screen, or will after the updates that are due.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshotView(of: bounds, afterScreenUpdates: afterUpdates)
    }

    /// The same for a part of this view, in its own coordinates.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        precondition(capInsets == .zero, "LinuxUIKit: a snapshot view with cap insets is not simulated")
        return makeSnapshotView(of: rect, afterScreenUpdates: afterUpdates)
    }

    /// Draws what the view and its subviews look like on the screen into the current context; false if anything is missing.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Hierarchy

    /// The view that this one lies in.
    open var superview: UIView? { parent }

    /// The views that lie in this one, back to front.
    open var subviews: [UIView] { children }

    /// The window that this view lies in, at any depth.
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

    /// A subview has come.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change; nil is none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed.
    open func didMoveToSuperview() {}
    /// The window is about to change; nil is none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window has changed.
    open func didMoveToWindow() {}

    /// Whether the view is the other one or lies in it, at any depth.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// A number of the owner's.
    open var tag = 0

    /// The view with a tag, this one or a view in it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    /// The layout is to be made anew, before the next frame.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Makes outstanding layout at once.
    open func layoutIfNeeded() {
        performOutstandingLayout()
    }

    /// Lays out the subviews: puts them where constraints have them.
    open func layoutSubviews() {
        placeSubviewsByConstraints()
    }

    /// The space at the edges that system bars and the device's shape cover, in points.
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }

    /// The safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// The margins around the contents, in points, with what the safe area adds.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedLayoutMargins }
        set { setOwnMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: resolvedLayoutDirection == .rightToLeft)) }
    }

    /// The same in the direction of reading.
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

    /// The margins have changed.
    open func layoutMarginsDidChange() {}

    // MARK: Auto Layout

    /// Whether the view's frame, and what its autoresizing mask makes of it, hold in Auto Layout. False where constraints decide.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { translationDidChange() } }
    }

    /// Whether views of the class need Auto Layout to work: their constraints are updated before there are any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The constraints are to be updated, before the next layout.
    open func setNeedsUpdateConstraints() {
        markNeedsConstraintUpdate()
    }

    /// Whether the constraints are to be updated.
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

    /// Updates the constraints; overridden for that, with a call of this method at the end.
    open func updateConstraints() {}

    /// Updates the constraints of the view and of all in it that ask for it.
    open func updateConstraintsIfNeeded() {
        updateConstraintTree()
    }

    /// The rectangle that constraints align, where the frame is another.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame whose alignment rectangle is another.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// How far the rectangle that constraints align lies within the frame, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose text has the first baseline; this one, unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose text has the last baseline; this one, unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// The size by the constraints inside that comes nearest to another, as small as can be or as large.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size by the constraints inside, where width and height of the target count by priorities.
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

    /// Whether touches in this view keep touches in all other views off.
    open var isExclusiveTouch = false

    /// The view, deepest and frontmost, that a touch at the point belongs to.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        performHitTest(point, with: event)
    }

    /// Whether the point, in the view's own coordinates, lies in the view.
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

    /// Whether a recognizer of this view or its superviews' may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The interactions of the view; setting takes the old ones out and puts the new ones in.
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
    /// The traits that the last layout has read; nil if it has read none.
    var layoutTraits: TraitReads?

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var traitChangeRegistrations: [TraitChangeRegistration] = []

    /// Light or dark for the view and all in it, whatever is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { propagateTraits() }
    }

    // MARK: Focus

    /// Whether the view may get the focus; false unless overridden.
    open var canBecomeFocused: Bool { false }

    /// The group of the views to which arrow keys lead from this one: that of the superview unless set.
    open var focusGroupIdentifier: String?

    /// Where the focus goes if the view gets it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Whether the focus may move from or to the view, or something in it.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved from or to the view, or something in it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Hooks of LinuxUIKit's own subclasses

    /// The view has got the focus or lost it.
    func focusDidChange() {}

    /// The user has pressed Return while the view has the focus. The result is whether that does something.
    func selectByKey() -> Bool { false }

    /// Traps if the view must not become a subview.
    func check(newSubview view: UIView) {}

    /// A subview was hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    /// A subview's natural size has changed.
    func subviewContentSizeDidChange(_ subview: UIView) {
        setNeedsLayout()
    }

    /// Whether places in the view are counted from its right edge, as a collection view's are whose layout turns round with reading.
    /// What is in it is seen as in a mirror, and not mirrored itself.
    var countsFromRight: Bool {
        get { layer.model.countsFromRight }
        set { layer.model.countsFromRight = newValue }
    }

    /// Constraints in a subview, or the natural sizes of what they hold, are others. The result is whether nobody further out need know.
    func constraintsDidChange(in subview: UIView) -> Bool { false }

    /// The natural size, within a width where there is one.
    func naturalSize(within width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Whether the natural height depends on how wide the view is.
    var heightFollowsWidth: Bool { false }

    /// How far below the top the first baseline lies, and above the bottom the last one; nil if there is no text.
    var textBaselines: (first: CGFloat, last: CGFloat)? { nil }

    /// Whether a new size calls for new contents.
    var redrawsWhenResized: Bool { contentMode == .redraw }

    /// Whether its contents are drawn for the display's scale; an image brings a scale of its own.
    var drawsAtDisplayScale: Bool { true }

    /// The traits have changed, or are known for the first time.
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
