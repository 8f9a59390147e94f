/// The symbols in use, with the kind, the owner and the basic row of each.
struct SymbolTable: Sendable {
    private struct Record: Sendable {
        var kind: Symbol.Kind
        var owner: ConstraintID?
        /// The index of the row in which the symbol is basic, or -1.
        var row: Int32
    }

    private var records: [Record] = []
    private var unused: [Symbol] = []

    /// The greatest number of symbols that were in use at the same time.
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

    /// Returns a symbol for another use. No row may have the symbol any more.
    mutating func discard(_ symbol: Symbol) {
        records[Int(symbol.index)].owner = nil
        unused.append(symbol)
    }

    func kind(of symbol: Symbol) -> Symbol.Kind {
        records[Int(symbol.index)].kind
    }

    /// Returns whether the symbol may enter the basis for an improvement, and may leave the basis.
    func isPivotable(_ symbol: Symbol) -> Bool {
        switch records[Int(symbol.index)].kind {
        case .slack, .error: true
        case .external, .dummy: false
        }
    }

    /// Returns the constraint that a slack, an error or a dummy belongs to.
    func owner(of symbol: Symbol) -> ConstraintID? {
        records[Int(symbol.index)].owner
    }

    /// Returns the index of the row in which a symbol is basic.
    func row(of symbol: Symbol) -> Int? {
        let row = records[Int(symbol.index)].row
        return row < 0 ? nil : Int(row)
    }

    mutating func setRow(_ row: Int?, of symbol: Symbol) {
        records[Int(symbol.index)].row = row.map { Int32($0) } ?? -1
    }
}
