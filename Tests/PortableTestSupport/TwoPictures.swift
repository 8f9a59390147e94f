import Foundation

/// A HEIC file with two pictures.
public enum TwoPictures {
    /// A red picture of 64 × 64 pixels, and then one of 96 × 64 pixels, which is blue on the left and green on the right.
    ///
    /// The second picture is the primary one. The file was made by `heif-enc` of libheif 1.15.1, and the identifier in its box "pitm" was
    /// then changed to 2.
    public static let heic = Data(base64Encoded: base64) ?? Data()

    private static let base64 = """
        AAAAKGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZm1pZjFoZWljbWlhZgAAAgttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAA\
        AAAAAAAA5waXRtAAAAAAACAAAANGlsb2MAAAAAREAAAgABAAAAAAI7AAEAAAAAAAAAHgACAAAAAAJZAAEAAAAAAAAAmwAAADhpaW5mAAAAAAAC\
        AAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABZGlwcnAAAAFAaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P\
        34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAI\
        QCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAA\
        EAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHB\
        crAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABxpcG1hAAAAAAAAAAIAAQOBAoMAAgOEBYYAAADBbWRhdAAAABooAa\
        8J4CM2oj//+9F9//7cx6H+tbOQU/8WPgAAAJcoAa8J4ONHnLqv//9WO/e/4wGf/9oA6SCUnn1dNZ/9ezX/6ioaxZTNlbRDDn5dhO+ASlivndv0\
        KgGAYibIS4x4A91VmwQrY7pV6QqcwJjoEN6HxMh5thx11eWjFKJtmaFToDiW3KceOMe5RnB1hwv7uX7Ngr03TW8NJga+PZyV86infpy9+HD9Xf\
        71zv1PP+URPzgl9ta4
        """
}
