import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uipagecontrol and the header UIPageControl.h.
@MainActor @Suite("UIPageControl", timeLimit(minutes: 20)) struct PageControlContractTests {
    @Test("There are no pages at first, and the dots of a single page are not hidden")
    func defaults() {
        let control = UIPageControl()
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
        #expect(control.pageIndicatorTintColor == nil && control.currentPageIndicatorTintColor == nil)
    }

    // UIPageControl.h: "value pinned to 0..numberOfPages-1".
    @Test("The current page is one of the pages")
    func pinned() {
        let control = UIPageControl()
        control.numberOfPages = 4
        control.currentPage = 7
        #expect(control.currentPage == 3)
        control.currentPage = -2
        #expect(control.currentPage == 0)
        control.currentPage = 3
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
    }

    @Test("To set the current page sends no event")
    func setting() {
        let control = UIPageControl()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        control.numberOfPages = 3
        control.currentPage = 2
        #expect(changes == 0)
    }

    @Test("The size grows with the number of pages")
    func size() {
        let control = UIPageControl()
        let (few, many) = (control.size(forNumberOfPages: 2), control.size(forNumberOfPages: 9))
        #expect(few.width > 0 && many.width > few.width && many.height == few.height)
    }
}
