import type { ConnectionLoad } from "./database.ts";
import type { Parameter } from "./parameter.ts";

/** What the database answered to one statement. */
export interface Answer {
  readonly rows: object[];
  /** Rows changed, or answered by a select; 0 for statements that count nothing. */
  readonly count: number;
  /** The first word of the command tag: `SELECT`, `INSERT`, `COMMIT`, `ROLLBACK` … */
  readonly command: string;
}

/** One session of a database. Its owner sends one statement at a time. */
export interface Connection {
  /** Sends one statement with its parameters. */
  send(text: string, parameters: readonly Parameter[]): Promise<Answer>;
  /** Sends statements without parameters, separated by semicolons; answers the last one. */
  script(text: string): Promise<Answer>;
  /** Gives up what is prepared on this session, or the session itself: it is in a state nobody knows. */
  reset(): Promise<void>;
}

/** What the two databases differ in; everything else is written once, in `DriverDatabase`. */
export interface Driver {
  readonly kind: "embedded" | "postgres";
  /**
   * Lends a connection for the time of the work. Waiting work is served in the order of arrival.
   *
   * @param only the statement that is all that the work sends, if it is one: others may be sent on the connection meanwhile
   */
  use<T>(work: (connection: Connection) => Promise<T>, only?: string): Promise<T>;
  load(): ConnectionLoad;
  /** Waits for what runs, then closes. */
  close(): Promise<void>;
}
