import HeadlessDevice

extension HeadlessDevice.Behavior {
    /// Phones with each refresh rate, each time of the display link and each kind of frames.
    static let displays = RefreshRate.allCases.flatMap { rate in
        FrameTime.allCases.flatMap { time in
            Frames.allCases.map { frames in
                var behavior = HeadlessDevice.Behavior()
                (behavior.refreshRate, behavior.frameTime, behavior.frames) = (rate, time, frames)
                return behavior
            }
        }
    }
}
