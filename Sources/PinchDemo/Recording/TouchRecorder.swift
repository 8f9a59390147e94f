// The recorder of touches isn't part of the app: its sources are in Tests/TouchRecorder. The package builds them as a module of their own;
// PinchDemo.xcodeproj builds them as part of the app.
#if SWIFT_PACKAGE
    @_exported import TouchRecorder
#endif
