import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@testable import DemoPlayer

@MainActor @Suite("Alpha plot", .timeLimit(.minutes(20))) struct PlotTests {
    @Test("An axis holds its range from tick to tick, with ticks of round numbers")
    func axes() {
        let scale = PlotAxis(title: "", holding: 0.93...2.41, count: 6)
        #expect(abs(scale.step - 0.5) < 1e-9 && scale.range.lowerBound == 0.5 && scale.range.upperBound == 2.5)
        #expect(scale.ticks.map(scale.label) == ["0.5", "1.0", "1.5", "2.0", "2.5"])
        let time = PlotAxis(title: "", holding: 0...0.6, count: 6)
        #expect(time.ticks.map(time.label) == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6"])
        let long = PlotAxis(title: "", holding: 0...57, count: 6)
        #expect(long.ticks.map(long.label) == ["0", "10", "20", "30", "40", "50", "60"])
        let around = PlotAxis(title: "", holding: -0.2...0.2, count: 4)
        #expect(around.ticks.map(around.label) == ["-0.2", "-0.1", "0.0", "0.1", "0.2"])
        let almost = PlotAxis(title: "", holding: 0.98...3.02, count: 6)
        #expect(almost.ticks.map(almost.label) == ["1.0", "1.5", "2.0", "2.5", "3.0"])
        let point = PlotAxis(title: "", holding: 1...1, count: 6)
        #expect(point.range.upperBound > point.range.lowerBound)
    }

    @Test("Both panels lie within the picture, side by side, equally large")
    func panels() {
        let plot = AlphaPlot(title: "Zoom", curve: .default, log: SyntheticLog.zoomToThree())
        let (left, right) = (plot.scalePanel, plot.timePanel)
        #expect(left.area.size == right.area.size && left.area.minY == right.area.minY)
        #expect(AlphaPlot.size.width - right.area.maxX == 40)
        #expect(left.x.range.contains(1) && left.x.range.contains(3))
        #expect(left.y.range == 0...1 && right.y.range == 0...1)
        #expect(right.x.range.lowerBound == 0 && right.x.range.upperBound >= 1.6)
    }

    @Test("Samples are dots at their scale and alpha, in the colour of the state, in both panels")
    func samples() throws {
        var log = GestureLog()
        let fingers = [SyntheticLog.finger(1, 145, 300), SyntheticLog.finger(2, 245, 300)]
        SyntheticLog.note(&log, fingers, .idle)
        SyntheticLog.note(&log, fingers, .zooming, PinchZoomPose(scale: 1.5))
        SyntheticLog.note(&log, [], .returning, PinchZoomPose(scale: 1.25))
        SyntheticLog.note(&log, [], .idle)
        let plot = AlphaPlot(title: "", curve: .linear(from: 0, to: 0, by: 2), log: log)
        let picture = try #require(plot.picture())
        #expect(picture.width == 2080 && picture.height == 896)
        let zooming = Picture.Pixel(red: 0, green: 102, blue: 204)
        let returning = Picture.Pixel(red: 219, green: 92, blue: 0)
        let alphas = [1.5, 1.25].map { BackdropCurve.default.alpha(at: $0) }
        let time = CGFloat(SyntheticLog.frame)
        #expect(picture.color(at: plot.scalePanel.point(1.5, alphas[0])).difference(from: zooming) <= 1)
        #expect(picture.color(at: plot.scalePanel.point(1.25, alphas[1])).difference(from: returning) <= 1)
        #expect(picture.color(at: plot.timePanel.point(time, alphas[0])).difference(from: zooming) <= 1)
        #expect(picture.color(at: plot.timePanel.point(2 * time, alphas[1])).difference(from: returning) <= 1)
        // There is no dot for a frame at rest.
        #expect(picture.color(at: plot.scalePanel.point(1, 0.5)).difference(from: zooming) > 60)
    }

    @Test("The curve is a line through its own values", arguments: [BackdropCurve.default, .tutorial])
    func curve(_ curve: BackdropCurve) throws {
        let plot = AlphaPlot(title: "Curve", curve: curve, log: GestureLog())
        let picture = try #require(plot.picture())
        let line = Picture.Pixel(red: 158, green: 158, blue: 158)
        for scale in [1.1, 1.3, 1.55, 1.75, 1.95] {
            let point = plot.scalePanel.point(scale, curve.alpha(at: scale))
            #expect(picture.color(at: point).difference(from: line) <= 30, "at \(scale)")
            #expect(picture.color(at: CGPoint(x: point.x, y: point.y - 6)).red > 220, "beside it, at \(scale)")
        }
    }

    @Test("Nothing is written beyond the margins, and a long name is cut off before the legend")
    func margins() throws {
        let legend = CGRect(x: 640, y: 30, width: 400, height: 44)
        let pictures = try ["Zoom", String(repeating: "A rather long name of a recording. ", count: 5)].map { title in
            let picture = try #require(AlphaPlot(title: title, curve: .default, log: SyntheticLog.zoomToThree()).picture())
            let ink = try #require(picture.ink(in: CGRect(origin: .zero, size: AlphaPlot.size), scale: AlphaPlot.scale))
            #expect(ink.minX >= 39 && ink.minY >= 24)
            #expect(ink.maxX <= AlphaPlot.size.width - 30 && ink.maxY <= AlphaPlot.size.height - 24)
            return picture
        }
        let legends = try pictures.map { try #require($0.ink(in: legend, scale: AlphaPlot.scale)) }
        #expect(legends[0].maxX == legends[1].maxX)
        #expect(legends[1].minX == legend.minX, "the name goes as far as it may")
        let gap = CGRect(x: legends[0].minX - 18, y: 30, width: 16, height: 44)
        #expect(pictures[1].ink(in: gap, scale: AlphaPlot.scale) == nil)
    }

    @Test("A text that fits is left alone; one that does not ends in an ellipsis and fits")
    func fitting() {
        let lettering = Lettering(size: 20, color: .black)
        #expect(lettering.fitted("Short", width: 200) == "Short")
        let cut = lettering.fitted("Much too long for this width", width: 120)
        #expect(cut.hasPrefix("Much") && cut.hasSuffix("…") && lettering.size(of: cut).width <= 120)
        #expect(lettering.fitted("Anything", width: 0) == "…")
    }
}
