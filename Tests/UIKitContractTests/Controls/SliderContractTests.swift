import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uislider, minimumValue and maximumValue.
@MainActor @Suite("UISlider", timeLimit(minutes: 20)) struct SliderContractTests {
    @Test("A slider keeps its value between the least and the greatest")
    func sliderRange() {
        let slider = UISlider()
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.minimumValue = 8
        #expect(slider.value == 8)
        slider.maximumValue = 5
        #expect(slider.minimumValue == 5 && slider.value == 5)
    }
}
