/** How long somebody with a scanner in the hand waits for an answer, in milliseconds. */
const patience = 4000;

/** How long once an answer did not come: the scans that follow do not each wait anew. */
const shortPatience = 500;

let silent = false;

/**
 * An answer, or undefined when it takes too long: in a corner where the network is poor, scans wait for each other, and
 * nobody stands there for half a minute.
 */
export function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      silent = true;
      resolve(undefined);
    };
    const tooLate = setTimeout(giveUp, silent ? shortPatience : patience);
    const heard = () => {
      silent = false;
      clearTimeout(tooLate);
    };
    answer.finally(heard).then(resolve, reject);
  });
}
