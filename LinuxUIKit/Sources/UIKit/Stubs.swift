extension Platform {
    func advanceSystemMotion() {}
    var systemMotionUnderWay: [String] { [] }
}
