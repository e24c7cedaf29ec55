/** What a provider with an account has beside its own work. */
export interface Account {
  /**
   * Asks the outside system for something that costs nothing and that it answers to a good key alone. Absent where there
   * is no key: what ships with the server.
   *
   * @throws ServerError 502 when it refuses the key or answers something else than its protocol says, 503 when it cannot be
   * reached or is busy, 504 when it takes too long.
   */
  readonly tryKey?: () => Promise<void>;
}
