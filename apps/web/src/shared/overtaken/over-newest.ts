import { ApiError } from "@purvey/client/errors";

/**
 * Reads a record, works a change out and stores it with the version it read; from the start again when somebody else
 * stored something in between, which the server refuses (409). Each round means that another one's change was stored.
 *
 * @param change reads first, and refuses by throwing what the newest state does not allow
 */
export async function overNewest<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === "RESOURCE_CONFLICT") return overNewest(change);
    throw failure;
  }
}
