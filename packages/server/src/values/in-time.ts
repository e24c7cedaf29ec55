/**
 * The value of the work; when it takes longer than so many milliseconds, the error of `late` is thrown. The work itself
 * goes on, and what it fails of then is nobody's business any more.
 *
 * @example
 * await inTime(db.ping(), 3_000, () => new Error("The database does not answer."));
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
