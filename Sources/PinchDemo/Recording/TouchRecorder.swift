// The recorder of touches is in Tests/TouchRecorder. The package builds the recorder as a separate module. PinchDemo.xcodeproj compiles the
// recorder's sources into the app, so there is no module to import.
#if SWIFT_PACKAGE
@_exported import TouchRecorder
#endif
