const { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } = process.env;

/**
 * What gives programs another time of day, where this run has one (`npm run steady -- --at`). PostgreSQL's timers never end
 * there: what they call, in the middle of a wait, is told the machine's own time.
 */
export const movedClock = FAKETIME ? { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } : undefined;
