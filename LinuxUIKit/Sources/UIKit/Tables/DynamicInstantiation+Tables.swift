/// Calls the initializers of cells, headers and footers in the way that `DynamicInstantiation` describes.
extension DynamicInstantiation {
    @_optimize(none) @inline(never)
    static func makeCell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: CellProbe.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    @_optimize(none) @inline(never)
    static func makeHeaderFooterView(
        _ type: UITableViewHeaderFooterView.Type,
        reuseIdentifier: String
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: HeaderFooterProbe.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}

private class CellProbe: UITableViewCell {
    required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CellProbeSubclass: CellProbe {}

private class HeaderFooterProbe: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class HeaderFooterProbeSubclass: HeaderFooterProbe {}
