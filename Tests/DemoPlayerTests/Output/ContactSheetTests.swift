import HeadlessDevice
import Testing
import UIKit

@testable import DemoPlayer

@MainActor @Suite("Contact sheet", .timeLimit(.minutes(20))) struct ContactSheetTests {
    @Test("Ten upright screens stand in two rows of five, with even gaps and margins", arguments: [CGSize(width: 390, height: 844)])
    func grid(deviceSize: CGSize) throws {
        let layout = ContactSheetLayout(count: 10, deviceSize: deviceSize) { _ in 60 }
        #expect(layout.columns == 5)
        #expect(layout.screenSize == CGSize(width: 174, height: 376))
        for (left, right) in zip(layout.screens.prefix(5), layout.screens.prefix(5).dropFirst()) {
            #expect(right.minX - left.maxX == ContactSheetLayout.gap)
            #expect(right.minY == left.minY)
        }
        let (first, last) = (try #require(layout.screens.first), try #require(layout.screens.last))
        #expect(first.minX == ContactSheetLayout.margin)
        #expect(layout.size.width - last.maxX == ContactSheetLayout.margin)
        #expect(first.minY == ContactSheetLayout.margin + 60 + ContactSheetLayout.headerGap)
        let captionBottom = last.maxY + ContactSheetLayout.captionGap + ContactSheetLayout.captionHeight
        #expect(layout.size.height - captionBottom == ContactSheetLayout.margin)
        #expect(layout.screens[5].minX == first.minX)
    }

    @Test("Rows are as equal as can be, and screens on their side stand in rows of three")
    func rows() {
        func columns(_ count: Int, _ size: CGSize) -> Int {
            ContactSheetLayout(count: count, deviceSize: size) { _ in 0 }.columns
        }
        let upright = CGSize(width: 390, height: 844)
        #expect([1, 5, 6, 7, 8, 9].map { columns($0, upright) } == [1, 5, 3, 4, 4, 5])
        let onSide = CGSize(width: 844, height: 390)
        #expect([1, 3, 4, 10].map { columns($0, onSide) } == [1, 3, 2, 3])
    }

    @Test("Each screen is in its place, with round corners and a thin outline on the dark background")
    func pixels() throws {
        let colors: [UIColor] = [.red, .green, .blue]
        let sheet = ContactSheet(title: "A name", note: "What it shows.", moments: colors.map { moment($0, fingers: []) })
        let picture = try #require(sheet.picture())
        let layout = sheet.layout
        let scale = ContactSheet.scale
        #expect(CGFloat(picture.width) == layout.size.width * scale && CGFloat(picture.height) == (layout.size.height * scale).rounded(.up))
        let background = Picture.Pixel(red: 24, green: 25, blue: 28)
        let expected = [(255, 0, 0), (0, 255, 0), (0, 0, 255)].map { Picture.Pixel(red: $0.0, green: $0.1, blue: $0.2) }
        for (rect, color) in zip(layout.screens, expected) {
            #expect(picture.color(at: CGPoint(x: rect.midX, y: rect.midY)) == color)
            #expect(picture.color(at: CGPoint(x: rect.minX + 1, y: rect.midY)).difference(from: color) <= 8)
            #expect(picture.color(at: CGPoint(x: rect.minX + 2, y: rect.minY + 2)) == background, "corners are round")
            let outline = picture.color(at: CGPoint(x: rect.minX - 0.75, y: rect.midY))
            #expect(outline.red > background.red + 30 && outline.red < 110, "\(outline)")
            #expect(picture.color(at: CGPoint(x: rect.minX - 2, y: rect.midY)) == background)
        }
        #expect(picture[0, 0] == background && picture[picture.width - 1, picture.height - 1] == background)
    }

    @Test("A finger is a translucent disc with a light ring where it was on the screen")
    func fingers() throws {
        let sheet = ContactSheet(title: "A", note: "", moments: [moment(.black, fingers: [CGPoint(x: 195, y: 211)])])
        let picture = try #require(sheet.picture())
        let rect = try #require(sheet.layout.screens.first)
        let center = CGPoint(x: rect.midX, y: rect.minY + rect.height / 4)
        let radius = FingerMarks.diameter * rect.width / 390 / 2
        let disc = picture.color(at: center)
        #expect(disc.red > 60 && disc.red < 120, "half of what is beneath shows through: \(disc)")
        #expect(picture.color(at: CGPoint(x: center.x + radius - 0.75, y: center.y)).red > 200, "the ring")
        #expect(picture.color(at: CGPoint(x: center.x + radius + 3, y: center.y)).red == 0, "outside")
    }

    @Test("Captions are centred beneath their screens and as wide at most")
    func captions() throws {
        let sheet = ContactSheet(title: "A name", note: "A note", moments: [moment(.black, fingers: []), moment(.black, fingers: [])])
        let picture = try #require(sheet.picture())
        for rect in sheet.layout.screens {
            let caption = CGRect(
                x: rect.minX - ContactSheetLayout.gap / 2,
                y: rect.maxY + 2,
                width: rect.width + ContactSheetLayout.gap,
                height: ContactSheetLayout.captionGap + ContactSheetLayout.captionHeight
            )
            let ink = try #require(picture.ink(in: caption, scale: ContactSheet.scale))
            #expect(abs(ink.midX - rect.midX) <= 1.5)
            #expect(ink.minX >= rect.minX && ink.maxX <= rect.maxX)
            #expect(ink.minY >= rect.maxY + ContactSheetLayout.captionGap - 1)
        }
        #expect(sheet.moments[0].values == "0.42 s    ×1.83    α 0.42")
    }

    @Test("A long note is wrapped and makes room for itself; a missing one takes none")
    func notes() {
        func sheet(_ note: String) -> ContactSheet { ContactSheet(title: "A name", note: note, moments: [moment(.red, fingers: [])]) }
        let heights = ["", "Short.", String(repeating: "Two fingers and a photo. ", count: 20)].map { sheet($0).layout.headerHeight }
        #expect(heights[0] < heights[1])
        #expect(heights[2] > heights[1] + 30)
    }

    @Test("A sheet of no moments is its header")
    func noMoments() throws {
        let picture = try #require(ContactSheet(title: "Nothing", note: "", moments: []).picture())
        #expect(picture.width == 1152)
    }

    private func moment(_ color: UIColor, fingers: [CGPoint]) -> ContactSheet.Moment {
        ContactSheet.Moment(
            name: "Growing",
            time: 0.42,
            scale: 1.83,
            backdropAlpha: 0.42,
            fingers: fingers,
            picture: .plain(color, width: 390, height: 844)
        )
    }
}
