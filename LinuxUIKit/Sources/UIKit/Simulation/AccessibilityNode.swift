/// An element, or a group of elements, at a place on the screen.
@MainActor enum AccessibilityNode {
    case element(UIResponder)
    /// Elements that stay together wherever other elements lie. Their order is the container's, or the order of their places.
    case group([AccessibilityNode], isOrdered: Bool)

    /// The frame on the screen, in points.
    var frame: CGRect {
        switch self {
        case .element(let element): element.accessibilityFrame
        case .group(let nodes, _): nodes.reduce(.null) { $0.union($1.frame) }
        }
    }

    /// Returns the node's elements, in order.
    func elements(isMirrored: Bool) -> [UIResponder] {
        switch self {
        case .element(let element): [element]
        case .group(let nodes, true): nodes.flatMap { $0.elements(isMirrored: isMirrored) }
        case .group(let nodes, false):
            AccessibilityNode.sorted(nodes, isMirrored: isMirrored).flatMap { $0.elements(isMirrored: isMirrored) }
        }
    }

    /// Elements that begin less than this below the first element of a line are in the same line, in points. Reported for VoiceOver:
    /// cashapp/AccessibilitySnapshot, pull request 242.
    private static let lineTolerance: CGFloat = 8

    /// Returns nodes in lines from top to bottom, each line in the reading direction. Nodes at the same place keep their order.
    private static func sorted(_ nodes: [AccessibilityNode], isMirrored: Bool) -> [AccessibilityNode] {
        var lines: [[(frame: CGRect, node: AccessibilityNode)]] = []
        let byTop = nodes.map { (frame: $0.frame, node: $0) }.enumerated()
            .sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }.map(\.element)
        for each in byTop {
            if let first = lines.last?.first, each.frame.minY - first.frame.minY < lineTolerance {
                lines[lines.count - 1].append(each)
            } else {
                lines.append([each])
            }
        }
        return lines.flatMap { line in
            line.enumerated().sorted { one, other in
                let (start, otherStart) =
                    isMirrored ? (-one.element.frame.maxX, -other.element.frame.maxX) : (one.element.frame.minX, other.element.frame.minX)
                return (start, one.offset) < (otherStart, other.offset)
            }.map(\.element.node)
        }
    }
}
