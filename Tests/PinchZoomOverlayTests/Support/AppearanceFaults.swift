/// Returns the faults in the callbacks of a screen that has appeared and appears again at the end. The allowed successors are those of
/// Apple's page "UIViewController", where a transition that is cancelled tells of the other direction from the middle.
func appearanceFaults(in events: [String]) -> [String] {
    let successors = [
        "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
    ]
    var result: [String] = []
    var last = "didAppear"
    for event in events {
        if !(successors[last]?.contains(event) ?? false) { result.append("\(event) after \(last)") }
        last = event
    }
    return last == "didAppear" ? result : result + ["\(last) at the end"]
}
