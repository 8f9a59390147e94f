/// A key's place on the keyboard, with its number in the standard for such devices. Only the keys that exist here have cases.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// A key without a place here.
    case keyboardErrorUndefined = 3
    /// The key a.
    case keyboardA = 4
    /// The key b.
    case keyboardB = 5
    /// The key c.
    case keyboardC = 6
    /// The key d.
    case keyboardD = 7
    /// The key e.
    case keyboardE = 8
    /// The key f.
    case keyboardF = 9
    /// The key g.
    case keyboardG = 10
    /// The key h.
    case keyboardH = 11
    /// The key i.
    case keyboardI = 12
    /// The key j.
    case keyboardJ = 13
    /// The key k.
    case keyboardK = 14
    /// The key l.
    case keyboardL = 15
    /// The key m.
    case keyboardM = 16
    /// The key n.
    case keyboardN = 17
    /// The key o.
    case keyboardO = 18
    /// The key p.
    case keyboardP = 19
    /// The key q.
    case keyboardQ = 20
    /// The key r.
    case keyboardR = 21
    /// The key s.
    case keyboardS = 22
    /// The key t.
    case keyboardT = 23
    /// The key u.
    case keyboardU = 24
    /// The key v.
    case keyboardV = 25
    /// The key w.
    case keyboardW = 26
    /// The key x.
    case keyboardX = 27
    /// The key y.
    case keyboardY = 28
    /// The key z.
    case keyboardZ = 29
    /// The key 1.
    case keyboard1 = 30
    /// The key 2.
    case keyboard2 = 31
    /// The key 3.
    case keyboard3 = 32
    /// The key 4.
    case keyboard4 = 33
    /// The key 5.
    case keyboard5 = 34
    /// The key 6.
    case keyboard6 = 35
    /// The key 7.
    case keyboard7 = 36
    /// The key 8.
    case keyboard8 = 37
    /// The key 9.
    case keyboard9 = 38
    /// The key 0.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Backspace.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The hyphen.
    case keyboardHyphen = 45
    /// The equal sign.
    case keyboardEqualSign = 46
    /// The opening bracket.
    case keyboardOpenBracket = 47
    /// The closing bracket.
    case keyboardCloseBracket = 48
    /// The backslash.
    case keyboardBackslash = 49
    /// The semicolon.
    case keyboardSemicolon = 51
    /// The quote.
    case keyboardQuote = 52
    /// The grave accent.
    case keyboardGraveAccentAndTilde = 53
    /// The comma.
    case keyboardComma = 54
    /// The period.
    case keyboardPeriod = 55
    /// The slash.
    case keyboardSlash = 56
    /// Home.
    case keyboardHome = 74
    /// Page Up.
    case keyboardPageUp = 75
    /// Delete forward.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page Down.
    case keyboardPageDown = 78
    /// The arrow that points right.
    case keyboardRightArrow = 79
    /// The arrow that points left.
    case keyboardLeftArrow = 80
    /// The arrow that points down.
    case keyboardDownArrow = 81
    /// The arrow that points up.
    case keyboardUpArrow = 82

    /// Creates the place of a key from the text that the key writes.
    init(input: String) {
        self = UIKeyboardHIDUsage.places[input] ?? .keyboardErrorUndefined
    }

    private static let places: [String: UIKeyboardHIDUsage] = [
        "a": .keyboardA, "b": .keyboardB, "c": .keyboardC, "d": .keyboardD, "e": .keyboardE, "f": .keyboardF, "g": .keyboardG,
        "h": .keyboardH, "i": .keyboardI, "j": .keyboardJ, "k": .keyboardK, "l": .keyboardL, "m": .keyboardM, "n": .keyboardN,
        "o": .keyboardO, "p": .keyboardP, "q": .keyboardQ, "r": .keyboardR, "s": .keyboardS, "t": .keyboardT, "u": .keyboardU,
        "v": .keyboardV, "w": .keyboardW, "x": .keyboardX, "y": .keyboardY, "z": .keyboardZ, "1": .keyboard1, "2": .keyboard2,
        "3": .keyboard3, "4": .keyboard4, "5": .keyboard5, "6": .keyboard6, "7": .keyboard7, "8": .keyboard8, "9": .keyboard9,
        "0": .keyboard0, "\r": .keyboardReturnOrEnter, "UIKeyInputEscape": .keyboardEscape, "\u{8}": .keyboardDeleteOrBackspace,
        "\t": .keyboardTab, " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
        "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
        "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
        "UIKeyInputHome": .keyboardHome, "UIKeyInputPageUp": .keyboardPageUp, "UIKeyInputDelete": .keyboardDeleteForward,
        "UIKeyInputEnd": .keyboardEnd, "UIKeyInputPageDown": .keyboardPageDown, "UIKeyInputRightArrow": .keyboardRightArrow,
        "UIKeyInputLeftArrow": .keyboardLeftArrow, "UIKeyInputDownArrow": .keyboardDownArrow, "UIKeyInputUpArrow": .keyboardUpArrow,
    ]
}
