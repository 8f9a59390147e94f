import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller, the pages of its properties, and
/// UISheetPresentationController.h.
@Suite("Sheets", timeLimit(minutes: 20)) @MainActor struct SheetContractTests {
    /// UIViewController.sheetPresentationController's page, and presentationController's: it is made when it is asked for.
    @Test("There is a sheet's controller for the styles of sheets alone, made when it is asked for")
    func controller() throws {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            let sheet = try #require(controller.sheetPresentationController)
            #expect(controller.sheetPresentationController === sheet && sheet.presentedViewController === controller)
        }
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
    }

    @Test("A sheet has the defaults of the header")
    func defaults() throws {
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        let sheet = try #require(controller.sheetPresentationController)
        #expect(sheet.detents.count == 1 && sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
        #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
        #expect(!sheet.prefersEdgeAttachedInCompactHeight && !sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
        #expect(sheet.sourceView == nil && sheet.delegate == nil && !controller.isModalInPresentation)
    }

    /// The pages of Detent.custom(identifier:resolver:) and resolvedValue(in:).
    @available(iOS 16, *)
    @Test("A custom detent has the value of its closure, and a name of its own unless it was given one")
    func customDetents() {
        typealias Detent = UISheetPresentationController.Detent
        let context = Context()
        #expect(Detent.custom { _ in 200 }.resolvedValue(in: context) == 200)
        #expect(Detent.custom { _ in nil }.resolvedValue(in: context) == nil)
        #expect(Detent.custom { $0.maximumDetentValue * 0.1 }.resolvedValue(in: context) == 70)
        #expect(Detent.custom(identifier: .init("small")) { _ in 200 }.identifier == Detent.Identifier("small"))
        #expect(Detent.custom { _ in 200 }.identifier != Detent.custom { _ in 200 }.identifier)
        #expect(Detent.medium().identifier == .medium && Detent.large().identifier == .large)
    }

    @available(iOS 16, *)
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection()
        let maximumDetentValue: CGFloat = 700
    }
}
