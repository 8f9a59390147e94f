/// The contents of a cell that are given as a value, and the view that shows them.
struct ConfiguredContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
}
