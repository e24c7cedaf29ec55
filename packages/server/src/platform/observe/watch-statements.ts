import { timestamp } from "../../values/timestamp.ts";
import type { Database } from "../db/database.ts";
import type { Observers } from "./observers.ts";
import { statementName } from "./statement-name.ts";

/** So much of a slow statement's text is told: enough to find it by. */
const mostOfText = 500;

/** Tells the metrics of every statement and the log of slow ones. Costs nothing where nobody wants to hear of either. */
export function watchStatements(
  db: Pick<Database, "onStatement">,
  { metrics, onSlowStatement, slowStatement = 500 }: Observers,
): void {
  if (!metrics && !(onSlowStatement && slowStatement > 0)) return;
  db.onStatement((event) => {
    const isSlow = slowStatement > 0 && event.milliseconds > slowStatement;
    metrics?.statement(event, isSlow);
    if (!isSlow || !onSlowStatement) return;
    const { text, rows, milliseconds } = event;
    onSlowStatement({
      time: timestamp(),
      level: "warn",
      statement: statementName(text),
      milliseconds: Math.round(milliseconds),
      rows,
      text: text.replace(/\s+/g, " ").trim().slice(0, mostOfText),
    });
  });
}
