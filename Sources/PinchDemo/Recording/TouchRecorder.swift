// The recorder of touches isn't part of the app. Its sources are in Tests/TouchRecorder. The package builds these sources as a separate
// module, and PinchDemo.xcodeproj builds them as part of the app.
#if SWIFT_PACKAGE
    @_exported import TouchRecorder
#endif
