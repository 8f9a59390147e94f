import PortableTestSupport
import Testing
import UIKit

/// CAMediaTimingFunction.h; the control points are on CAMediaTimingFunctionName's pages.
@MainActor @Suite(timeLimit(minutes: 20)) struct TimingFunctionContractTests {
    @Test(
        "The system's timing functions have the documented control points",
        arguments: [
            (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]),
            (.easeIn, [0.42, 0, 1, 1]),
            (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ]
    )
    func controlPoints(name: CAMediaTimingFunctionName, expected: [Float]) {
        let function = CAMediaTimingFunction(name: name)
        var points: [Float] = []
        for index in 0...3 {
            var point: [Float] = [-1, -1]
            function.getControlPoint(at: index, values: &point)
            points += point
        }
        #expect(points == [0, 0] + expected + [1, 1])
    }
}
