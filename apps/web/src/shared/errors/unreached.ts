/** What is said where no answer came at all: which call it was helps nobody who stands without a network. */
export const unreached = "The server cannot be reached.";
