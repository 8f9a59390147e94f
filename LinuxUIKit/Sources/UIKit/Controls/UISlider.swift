/// A track with a thumb that stands for a number.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let thumbSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    /// The distance from the thumb at which a finger still takes the thumb, in points. Apple publishes no number.
    private static let reach: CGFloat = 10

    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = UIView()
    private var number: Float = 0
    /// The distance from the finger to the thumb's middle, in points.
    private var grip: CGFloat = 0

    /// A slider from 0 to 1, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        for view in [maximumTrack, minimumTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.shadowRadius = 3
        updateColors()
    }

    /// The number, kept between the least and the greatest.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// The least number.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = number
        }
    }

    /// The greatest number.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }

    /// Whether events go out while the finger moves. If false, events go out only when the finger lifts.
    open var isContinuous = true

    /// The colour from the least number to the thumb, or `nil` for the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The colour from the thumb to the greatest number, or `nil` for grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The thumb's colour, or `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Sets the number without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        number = min(max(value, minimumValue), maximumValue)
        guard animated, window != nil else { return placeParts() }
        UIView.animate(withDuration: 0.25) { self.placeParts() }
    }

    // MARK: Geometry

    /// Returns the track's rectangle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - UISlider.trackHeight / 2, width: max(bounds.width - 4, 0), height: UISlider.trackHeight)
    }

    /// Returns the thumb's rectangle at a number.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let shown = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - fraction : fraction
        let side = UISlider.thumbSide
        // The thumb stays within the bounds: its edge, not its middle, meets the end of the track.
        let start = rect.minX - 2
        let room = rect.width + 4 - side
        return CGRect(x: start + room * shown, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// The natural size: 31 points high, without a natural width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    /// Returns the given width and a height of 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    /// Places track and thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let thumbRect = thumbRect(forBounds: bounds, trackRect: track, value: number)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = CGRect(x: track.minX, y: track.minY, width: max(thumbRect.midX - track.minX, 0), height: track.height)
        let right = CGRect(x: thumbRect.midX, y: track.minY, width: max(track.maxX - thumbRect.midX, 0), height: track.height)
        minimumTrack.frame = isRightToLeft ? right : left
        maximumTrack.frame = isRightToLeft ? left : right
        thumb.frame = thumbRect
        for view in [minimumTrack, maximumTrack, thumb] { view.layer.cornerRadius = view.bounds.height / 2 }
    }

    private func updateColors() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
    }

    /// Updates the track's colour to the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    // MARK: Tracking

    /// Follows a finger that lands on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
        guard thumb.insetBy(dx: -UISlider.reach, dy: -UISlider.reach).contains(touch.location(in: self)) else { return false }
        grip = thumb.midX - x
        return super.beginTracking(touch, with: event)
    }

    /// Changes the number with the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        if isContinuous { announceChange() }
        return super.continueTracking(touch, with: event)
    }

    /// Sets the number at the place where the finger lifted.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch) }
        announceChange()
        super.endTracking(touch, with: event)
    }

    /// Returns false for a pan of a view around the slider that begins on the thumb and goes along the slider.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let way = (pan as? ScrollPanGestureRecognizer)?.judgedWay ?? pan.translation(in: self)
        guard abs(way.x) > abs(way.y) else { return true }
        let location = pan.location(in: self)
        let reach = thumb.frame.insetBy(dx: -UISlider.reach, dy: -UISlider.reach)
        return !isTracking && !reach.contains(CGPoint(x: location.x - way.x, y: location.y - way.y))
    }

    private func follow(_ touch: UITouch) {
        let room = bounds.width - UISlider.thumbSide
        guard room > 0 else { return }
        let place = (touch.location(in: self).x + grip - bounds.minX - UISlider.thumbSide / 2) / room
        let fraction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - place : place
        value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    }

    private func announceChange() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    /// The place of the thumb in per cent, unless another value was set.
    open override var accessibilityValue: String? {
        get {
            let range = maximumValue - minimumValue
            return super.accessibilityValue ?? "\(range > 0 ? Int(((number - minimumValue) / range * 100).rounded()) : 0)%"
        }
        set { super.accessibilityValue = newValue }
    }

    /// Raises the number by a tenth of the range. Apple doesn't publish the step.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Lowers the number by a tenth of the range.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by fraction: Float) {
        let old = value
        value += fraction * (maximumValue - minimumValue)
        if value != old { announceChange() }
    }
}
