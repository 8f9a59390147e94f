import UIKit

extension UINavigationController {
    /// Gives the bars an opaque background, also at the edges of the content. The system's own background is translucent.
    func makeBarsOpaque() {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        (navigationBar.standardAppearance, navigationBar.scrollEdgeAppearance) = (bar, bar)
        let tool = UIToolbarAppearance()
        tool.configureWithOpaqueBackground()
        (toolbar.standardAppearance, toolbar.scrollEdgeAppearance) = (tool, tool)
    }
}
