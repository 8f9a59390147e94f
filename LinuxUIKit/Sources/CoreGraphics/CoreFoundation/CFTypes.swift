import Foundation

// On Apple's systems, Core Foundation's types are bridged to Foundation's. Here they are Foundation's types, so `data as CFData` is `data
// as NSData`.

/// A string.
public typealias CFString = NSString

/// Bytes.
public typealias CFData = NSData

/// Values by their keys.
public typealias CFDictionary = NSDictionary

/// The location of a file or of a resource on the network.
public typealias CFURL = NSURL
