/// The symbols in use: of which kind each is, whose, and in which row it is basic.
struct SymbolTable: Sendable {
    private struct Record: Sendable {
        var kind: Symbol.Kind
        var owner: ConstraintID?
        /// The row in which the symbol is basic, or -1.
        var row: Int32
    }

    private var records: [Record] = []
    private var unused: [Symbol] = []

    /// How many symbols there have been at a time.
    var count: Int { records.count }

    mutating func make(_ kind: Symbol.Kind, owner: ConstraintID? = nil) -> Symbol {
        let record = Record(kind: kind, owner: owner, row: -1)
        if let symbol = unused.popLast() {
            records[Int(symbol.index)] = record
            return symbol
        }
        records.append(record)
        return Symbol(index: Int32(records.count - 1))
    }

    /// Gives a symbol back, which no row has any more.
    mutating func discard(_ symbol: Symbol) {
        records[Int(symbol.index)].owner = nil
        unused.append(symbol)
    }

    func kind(of symbol: Symbol) -> Symbol.Kind {
        records[Int(symbol.index)].kind
    }

    /// Whether the symbol may enter the basis to make something better, and leave it.
    func isPivotable(_ symbol: Symbol) -> Bool {
        switch records[Int(symbol.index)].kind {
        case .slack, .error: true
        case .external, .dummy: false
        }
    }

    /// The constraint that a slack, an error or a dummy belongs to.
    func owner(of symbol: Symbol) -> ConstraintID? {
        records[Int(symbol.index)].owner
    }

    /// The row in which a symbol is basic.
    func row(of symbol: Symbol) -> Int? {
        let row = records[Int(symbol.index)].row
        return row < 0 ? nil : Int(row)
    }

    mutating func setRow(_ row: Int?, of symbol: Symbol) {
        records[Int(symbol.index)].row = row.map { Int32($0) } ?? -1
    }
}
