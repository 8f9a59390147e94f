/// A group of changes to layers, with the timing of the animations that the changes cause.
///
/// Outside of `begin()` and `commit()` there is an implicit transaction, which is committed at the end of the run loop's turn.
open class CATransaction: NSObject {
    private static var schedule: AnimationSchedule { RenderServer.current.schedule }

    /// Begins a transaction inside the current one.
    open class func begin() {
        schedule.transactions.append(Transaction())
    }

    /// Commits the transaction that was begun last.
    open class func commit() {
        guard schedule.transactions.count > 1 else { return flush() }
        schedule.transactions.removeLast().group?.close(immediately: true)
    }

    /// Commits the implicit transaction.
    open class func flush() {
        schedule.commit()
        guard schedule.transactions.count == 1 else { return }
        let group = schedule.transactions[0].group
        schedule.transactions[0] = Transaction()
        group?.close(immediately: true)
    }

    /// Returns the duration of animations without a duration of their own, in seconds.
    open class func animationDuration() -> CFTimeInterval { value(\.duration) ?? 0.25 }

    /// Sets the duration of animations without a duration of their own, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        update { $0.duration = dur }
    }

    /// Returns the pace of animations without a pace of their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { value(\.timingFunction) }

    /// Sets the pace of animations without a pace of their own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        update { $0.timingFunction = function }
    }

    /// Returns whether changes cause no animations.
    open class func disableActions() -> Bool { value(\.disablesActions) ?? false }

    /// Sets whether changes cause no animations.
    open class func setDisableActions(_ flag: Bool) {
        update { $0.disablesActions = flag }
    }

    /// Returns the closure that is called when all animations added from now on have ended.
    open class func completionBlock() -> (() -> Void)? { schedule.transactions.last?.completion }

    /// Sets the closure that is called when all animations that the transaction adds from now on have ended. Without animations, the
    /// closure is called on commit.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let former = schedule.transactions.last?.group
        update {
            $0.completion = block
            $0.group = block.map { block in CompletionGroup { _ in block() } }
        }
        former?.close(immediately: true)
    }

    private class func value<Value>(_ path: KeyPath<Transaction, Value?>) -> Value? {
        schedule.transactions.reversed().lazy.compactMap { $0[keyPath: path] }.first
    }

    private class func update(_ change: (inout Transaction) -> Void) {
        change(&schedule.transactions[schedule.transactions.count - 1])
    }
}

/// The settings of a transaction.
struct Transaction {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    var group: CompletionGroup?
}
