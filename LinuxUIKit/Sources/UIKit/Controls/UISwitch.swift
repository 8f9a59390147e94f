/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    private static let thumbInset: CGFloat = 2

    private let track = UIView()
    private let thumb = UIView()
    private var isDragged = false
    private var isOnNow = false

    /// A switch that is off, at the fixed size of a switch.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.shadowRadius = 3
        update()
    }

    /// Whether the switch is on.
    open var isOn: Bool {
        get { isOnNow }
        set { setOn(newValue, animated: false) }
    }

    /// The colour of the switch when on, or `nil` for green.
    open var onTintColor: UIColor? {
        didSet { update() }
    }

    /// The thumb's colour, or `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { update() }
    }

    /// Turns the switch on or off, without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnNow else { return }
        isOnNow = on
        guard animated, window != nil else { return update() }
        UIView.animate(withDuration: 0.25) { self.update() }
    }

    private func update() {
        track.backgroundColor = isOnNow ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
        placeParts()
    }

    private func placeParts() {
        track.frame = CGRect(origin: .zero, size: UISwitch.size)
        track.layer.cornerRadius = UISwitch.size.height / 2
        let side = UISwitch.size.height - 2 * UISwitch.thumbInset
        let isAtRight = isOnNow != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isAtRight ? UISwitch.size.width - side - UISwitch.thumbInset : UISwitch.thumbInset
        thumb.frame = CGRect(x: x, y: UISwitch.thumbInset, width: side, height: side)
        thumb.layer.cornerRadius = side / 2
    }

    /// The fixed size of a switch.
    open override var intrinsicContentSize: CGSize { UISwitch.size }

    /// Returns the fixed size of a switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    /// Puts the thumb on its side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// Starts to follow a finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isDragged = false
        return super.beginTracking(touch, with: event)
    }

    /// Turns the switch at once when the finger crosses the middle.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let wantsOn = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let wasRight = touch.previousLocation(in: self).x > bounds.midX
        if isRight != wasRight, wantsOn != isOnNow {
            isDragged = true
            turn(on: wantsOn)
        }
        return super.continueTracking(touch, with: event)
    }

    override func touchDidLiftInside() {
        if !isDragged { turn(on: !isOnNow) }
    }

    private func turn(on: Bool) {
        setOn(on, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    /// Returns false for a tap of a view around the switch. The switch's own action goes before such a tap.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !gestureRecognizer.isTapOverControl(self)
    }

    /// The value "1" for on or "0" for off, unless another value was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOnNow ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
