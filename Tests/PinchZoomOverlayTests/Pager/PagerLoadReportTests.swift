import PinchZoomOverlay
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The delegate is notified of loaded photos and of failed loads.
@MainActor @Suite("Photo pager: reports of loads", .timeLimit(.minutes(20)), .phones) struct PagerLoadReportTests {
    private final class Ear: PhotoPagerDelegate {
        private(set) var calls: [String] = []

        func photoPager(_ pager: PhotoPagerViewController, didLoadPhotoAt index: Int) { calls.append("loaded \(index)") }

        func photoPager(_ pager: PhotoPagerViewController, didFailToLoadPhotoAt index: Int, error: (any Error)?) {
            calls.append("failed \(index): \(error.map { $0 is PhotoServer.Failure ? "failure" : "another error" } ?? "no error")")
        }
    }

    @Test("Each photo that has loaded or failed is reported by its index, also if it was loaded ahead; a canceled load isn't")
    func reports() async throws {
        try await LoadingPhone.run { phone in
            let ear = Ear()
            phone.pager.delegate = ear
            await phone.answer(5, with: TestImages.photo(5))
            await phone.answer(6, with: TestImages.photo(6))
            try await phone.fail(4)
            await phone.answer(7, with: UIImage())
            #expect(ear.calls == ["loaded 5", "loaded 6", "failed 4: failure", "failed 7: no error"])
            phone.pager.setCurrentIndex(12, animated: false)
            await phone.device.runTasks()
            #expect(phone.server.cancelled.contains(3) && ear.calls.count == 4)
        }
    }

    @Test("A photo that can't be decoded is reported once, as failed, and any other once, as loaded", arguments: [1000, 65_535])
    func once(width: Int) async throws {
        // LinuxUIKit decodes no picture that is this wide.
        let data = AnimatedGIF.data(width: width, height: 1, frames: [AnimatedGIF.Frame(red: 255, hundredths: 0)], isEndless: false)
        try await TiledPhone.run(.data(data)) { phone in
            await phone.decode()
            #expect(phone.reports == (width == 1000 ? ["loaded"] : ["failed"]))
        }
    }

    @Test("A photo whose page has moved is reported by its new index")
    func moved() async throws {
        try await LoadingPhone.run { phone in
            let ear = Ear()
            phone.pager.delegate = ear
            let names = Array(phone.names.dropFirst())
            let changes = names.difference(from: phone.names).inferringMoves()
            phone.names = names
            phone.pager.updatePages(by: changes, animated: false)
            await phone.device.runTasks()
            await phone.answer(5, with: TestImages.photo(5))
            #expect(ear.calls == ["loaded 4"])
        }
    }
}
