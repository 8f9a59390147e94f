extension CALayer {
    /// The view whose layer this is.
    var view: UIView? { owner as? UIView }
}
