import Foundation
import PeerComparison

/// The costs of the simulated phone and the component, in a release build. Nothing is asserted. `make bench` prints the costs.
@main @MainActor struct Benchmarks {
    static func main() async throws {
        #if DEBUG
        print("This is a debug build: the figures say nothing. Use `make bench`.")
        #endif
        // With the name of a benchmark, only that one runs.
        if CommandLine.arguments.contains("transitions") { return TransitionBenchmark().run() }
        if CommandLine.arguments.contains("first") { return FirstLiftBenchmark().run() }
        if CommandLine.arguments.contains("peers") { return CostComparison().run() }
        if CommandLine.arguments.contains("pinch") { return PinchZoomBenchmark().run() }
        if CommandLine.arguments.contains("scale") { return ScaleBenchmark().run() }
        if CommandLine.arguments.contains("photos") { return try await LargePhotoBenchmark(pageCount: 1000).run() }
        if CommandLine.arguments.contains("tiles") { return try await TiledPhotoBenchmark().run() }
        if CommandLine.arguments.contains("constraints") {
            ConstraintBenchmark().run()
            return ConstraintFeedBenchmark().run()
        }
        FirstLiftBenchmark().run()
        FrameBenchmark().run()
        TouchBenchmark().run()
        ScrollBenchmark().run()
        CostComparison().run()
        PinchZoomBenchmark().run()
        ConstraintBenchmark().run()
        ConstraintFeedBenchmark().run()
        TransitionBenchmark().run()
        ScaleBenchmark().run()
        try await LargePhotoBenchmark(pageCount: 30).run()
        try await TiledPhotoBenchmark().run()
    }
}
