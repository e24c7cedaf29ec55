/** A window of 390 px under a finger, as a phone has it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
