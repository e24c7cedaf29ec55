/** What is said where no answer came at all: which call it was helps nobody who stands without a network. */
export const unreached = "The server cannot be reached.";

/** What is said in place of "Rate limit exceeded", as the specification words it for programs. */
export const tooMany = "Too many calls came in a short time.";
