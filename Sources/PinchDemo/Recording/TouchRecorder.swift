// The recorder of touches isn't part of the app: its sources are in Tests/TouchRecorder. For the package they are a module, and in
// PinchDemo.xcodeproj they belong to the app's own.
#if SWIFT_PACKAGE
    @_exported import TouchRecorder
#endif
