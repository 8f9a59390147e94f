// Core Foundation's types are bridged to Foundation's; here they are these, so that `data as CFData` is `data as NSData`.

/// A string.
public typealias CFString = NSString

/// Bytes.
public typealias CFData = NSData

/// Values by their keys.
public typealias CFDictionary = NSDictionary

/// A place of a file or on the network.
public typealias CFURL = NSURL
