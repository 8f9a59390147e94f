import Testing
import UIKit
@Test func builds() { #expect(CGRect(x: 0, y: 0, width: 2, height: 2).width == 2) }
