import Foundation

/// A photo with a title, a subtitle and a text.
struct Story: Hashable, Sendable {
    let photo: Photo
    let title: String
    let subtitle: String
    let text: String

    static let samples = [
        Story(
            photo: .temple,
            title: "Morning at the temple",
            subtitle: "Before the first boats",
            text: """
                The gate opens at six. For half an hour there is nobody but the man who sweeps the court, and the only sound is his broom.

                From the bridge the roofs line up one behind the other, the nearest so close that every tile can be counted. By eight the \
                boats are here, and the court belongs to the visitors until the evening.
                """
        ),
        Story(
            photo: .hubble,
            title: "Extreme Deep Field",
            subtitle: "Ten years of one piece of sky",
            text: """
                The telescope looked at the same dark spot again and again, and the pictures were laid over each other. What seemed empty \
                is full: nearly every speck is a galaxy, and the faintest of them are older than the Earth by far.

                The whole picture covers less of the sky than a grain of sand held at arm's length.
                """
        ),
        Story(
            photo: .rocket,
            title: "DSCOVR leaves",
            subtitle: "For a place between Earth and Sun",
            text: """
                At the place it goes to, the pull of both keeps it in line with them. From there it sees the day side of the Earth, all \
                of it, all the time.

                It also feels the solar wind an hour before we do, which is time enough to warn those who depend on satellites.
                """
        ),
        Story(
            photo: .dahlia,
            title: "The dahlias are out",
            subtitle: "Late summer in the garden",
            text: """
                They are the last to come and the last to go. Planted in May, they do nothing for weeks, and then they do not stop before \
                the first frost.

                Cut them in the morning, and they last a week in the kitchen.
                """
        ),
        Story(
            photo: .coffee,
            title: "Flat white, second of the day",
            subtitle: "At the corner table",
            text: """
                The beans came in on Tuesday from a small farm near Huila, and they taste of red apple.

                The milk is warm and not hot. That is all there is to it, and few get it right.
                """
        ),
        Story(
            photo: .astronaut,
            title: "Eileen Collins",
            subtitle: "Pilot and commander",
            text: """
                She was the first woman to pilot a Space Shuttle, and four years later the first to command one.

                She had 6,751 hours in thirty types of aircraft, and says that gliders taught her the most.
                """
        ),
        Story(
            photo: .photographer,
            title: "Waiting for the light",
            subtitle: "One picture, all day",
            text: """
                He has been here since the morning. The tripod stands, the frame is chosen, and now nothing is left but to wait.

                At half past five the sun comes out below the clouds for a minute. He needs a second of it.
                """
        ),
    ]
}
