/// A frame of reference on a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in points.
    var bounds: CGRect { get }
    /// Returns the point in the other space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns the point in this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns the rectangle's upright box in the other space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns the rectangle's upright box in this space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
    /// Returns the point in the other view's coordinates, or in the window's coordinates for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transformation(to: view))
    }

    /// Returns a point of the other view, or of the window for `nil`, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transformation(to: view).inverted())
    }

    /// Returns the rectangle's upright box in the other view's coordinates, or in the window's coordinates for `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transformation(to: view))
    }

    /// Returns the upright box of a rectangle of the other view, or of the window for `nil`, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transformation(to: view).inverted())
    }

    /// Returns the point in the other space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transformation(toSpace: coordinateSpace))
    }

    /// Returns the point in this view's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transformation(toSpace: coordinateSpace).inverted())
    }

    /// Returns the rectangle's upright box in the other space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transformation(toSpace: coordinateSpace))
    }

    /// Returns the rectangle's upright box in this view's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transformation(toSpace: coordinateSpace).inverted())
    }

    /// Returns the transformation from this view's coordinates to the other's. For `nil`, the other view is the window, or the topmost view
    /// if there is no window.
    func transformation(to view: UIView?) -> CGAffineTransform {
        guard let view else {
            return CALayer.transform(from: layer, to: (window ?? topmostView).layer)
        }
        guard view !== self else { return .identity }
        guard let window, let other = view.window, window !== other else {
            return CALayer.transform(from: layer, to: view.layer)
        }
        // The windows' own frames lie on one screen. Apple requires views of one window, and converts through the screen otherwise.
        return CALayer.transform(from: layer, to: nil).concatenating(CALayer.transform(from: nil, to: view.layer))
    }

    private func transformation(toSpace space: any UICoordinateSpace) -> CGAffineTransform {
        switch space {
        case let view as UIView: transformation(to: view)
        case is ScreenCoordinateSpace: CALayer.transform(from: layer, to: nil)
        default: preconditionFailure("LinuxUIKit: a coordinate space of type \(type(of: space)) is not simulated")
        }
    }

    private var topmostView: UIView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }

    /// Runs a change of frame or bounds, and then handles a new size.
    func changeGeometry(_ change: () -> Void) {
        let before = layer.bounds
        noticeMove(change)
        let after = layer.bounds
        guard before.size != after.size else { return }
        sizeDidChange(from: before.size, to: after.size)
    }

    /// Runs a change of place or size, and notifies constraints that depend on the place or size.
    func noticeMove(_ change: () -> Void) {
        guard let autoLayout else { return change() }
        let (frame, offset) = (untransformedFrame, layer.bounds.origin)
        change()
        if frame != untransformedFrame { frameDidChangeInConstraints() }
        if autoLayout.countsOffset, offset != layer.bounds.origin { constantsDidChangeInConstraints() }
    }

    private func sizeDidChange(from old: CGSize, to new: CGSize) {
        if autoresizesSubviews {
            for child in children where !child.autoresizingMask.isEmpty && child.translatesAutoresizingMaskIntoConstraints {
                child.frame = child.autoresizingMask.frame(child.frame, in: old, resizedTo: new)
            }
        }
        setNeedsLayout()
        if redrawsWhenResized { setNeedsDisplay() }
    }
}

extension UIView.AutoresizingMask {
    /// Returns the frame after the superview's resizing. The flexible parts along an axis share the difference in proportion to their
    /// lengths.
    func frame(_ frame: CGRect, in old: CGSize, resizedTo new: CGSize) -> CGRect {
        let (x, width) = UIView.AutoresizingMask.resize(
            [frame.minX, frame.width, old.width - frame.maxX],
            flexible: [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)],
            by: new.width - old.width
        )
        let (y, height) = UIView.AutoresizingMask.resize(
            [frame.minY, frame.height, old.height - frame.maxY],
            flexible: [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)],
            by: new.height - old.height
        )
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func resize(_ parts: [CGFloat], flexible: [Bool], by delta: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let count = flexible.filter { $0 }.count
        guard count > 0, delta != 0 else { return (parts[0], parts[1]) }
        let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total > 0 ? delta * parts[index] / total : delta / CGFloat(count)
        }
        return (parts[0] + share(0), max(parts[1] + share(1), 0))
    }
}
