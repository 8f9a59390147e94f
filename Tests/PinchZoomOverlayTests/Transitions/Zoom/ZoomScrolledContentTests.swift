import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Tests of scrolled content under the fingers. The content's own gestures come first: a drag that starts on scrolled content never becomes
/// a dismissal.
@MainActor @Suite("Zoom transition: on content that scrolls", .timeLimit(.minutes(20)), .phones) struct ZoomScrolledContentTests {
    /// A screen with a scroll view: a photo above a text that continues below the screen. A strip that scrolls sideways is on the photo.
    private final class ArticleScreen: UIViewController, ZoomTransitionDestination {
        let scrollView = UIScrollView()
        let strip = UIScrollView()
        let photoView = UIImageView(image: TestImages.photo(4))
        var zoomTransitionItem: AnyHashable? { 4 }
        var zoomTransitionView: UIView? { photoView }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: view.bounds.width, height: 2400)
            photoView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 260)
            strip.frame = CGRect(x: 0, y: 400, width: view.bounds.width, height: 120)
            strip.contentSize = CGSize(width: 1200, height: 120)
            scrollView.addSubview(photoView)
            scrollView.addSubview(strip)
            view.addSubview(scrollView)
        }
    }

    private func run(_ body: (GridPhone, ArticleScreen) throws -> Void) throws {
        try GridPhone.run { phone in
            let article = ArticleScreen()
            phone.navigation.pushViewController(article, animated: true)
            try phone.device.advanceUntilIdle()
            try body(phone, article)
            phone.navigation.popToRootViewController(animated: false)
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("At its top it is dragged away")
    func atTheTop() throws {
        try run { phone, article in
            phone.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.5).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && article.view.window == nil)
        }
    }

    @Test("Scrolled down it scrolls back, as far as the finger goes, and does not go away", arguments: [3, 40, 600] as [CGFloat])
    func scrolled(offset: CGFloat) throws {
        try run { phone, article in
            let top = -article.scrollView.adjustedContentInset.top
            article.scrollView.contentOffset.y = top + offset
            phone.device.advanceFrames()
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 620), duration: 0.5)
            #expect(phone.flyingFrame == nil && article.scrollView.contentOffset.y < top + offset)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.navigation.topViewController === article)
            // The first drag has scrolled the content to its top at most. The next drag takes the photo along.
            article.scrollView.contentOffset.y = top
            phone.device.advanceFrames()
            phone.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.5).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A drag up scrolls it until its end, and from there takes the photo along")
    func atTheEnd() throws {
        try run { phone, article in
            let scrollView = article.scrollView
            let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
            @MainActor func dragUp() throws {
                phone.device.drag(from: CGPoint(x: 200, y: 750), to: CGPoint(x: 200, y: 550), duration: 0.5).lift()
                try phone.device.advanceUntilIdle()
            }
            for offset in [-scrollView.adjustedContentInset.top, 600, end - 20] {
                scrollView.contentOffset.y = offset
                phone.device.advanceFrames()
                try dragUp()
                #expect(phone.navigation.topViewController === article && scrollView.contentOffset.y > offset)
            }
            #expect(abs(scrollView.contentOffset.y - end) < 0.5)
            try dragUp()
            #expect(phone.isClosed)
        }
    }

    @Test("What is scrolled sideways only is dragged away downwards all the same")
    func sideways() throws {
        try run { phone, article in
            article.strip.contentOffset.x = 300
            phone.device.advanceFrames()
            let start = article.strip.convert(CGPoint(x: article.strip.bounds.midX, y: 60), to: nil)
            phone.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 200), duration: 0.5).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("From the edge it goes along, scrolled or not")
    func edge() throws {
        try run { phone, article in
            article.scrollView.contentOffset.y = 600
            phone.device.advanceFrames()
            let finger = phone.device.touchDown(at: CGPoint(x: 2, y: 400))
            phone.device.glide([(finger, CGPoint(x: 300, y: 400))], duration: 0.4)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }
}
