import type { Format } from "../schema.ts";

const emailShape = /^[^\s@<>,;:"]+@[^\s@<>,;:".]+(\.[^\s@<>,;:".]+)+$/;
/** All but one thing the calendar says: whether a 29 February is in a leap year. */
const datetimeShape =
  /^[1-9]\d{3}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31|02-29) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

function isInLeapYear(text: string): boolean {
  const year = +text.slice(0, 4);
  return year % (year % 100 ? 4 : 400) === 0;
}

/** The records of a list often have the moment of the one before. */
let lastMoment = "";

function isDatetime(text: string): boolean {
  if (text === lastMoment) return true;
  if (!datetimeShape.test(text) || (text.slice(5, 10) === "02-29" && !isInLeapYear(text))) return false;
  lastMoment = text;
  return true;
}

/** The test of each text format. */
export const formats: Readonly<Record<Format, (text: string) => boolean>> = {
  /** Something before and after one `@`, with a dot after it; mail systems know more, and letters of every script. */
  email: (text) => emailShape.test(text),
  /** A date that is in the calendar, from the year 1000, as MySQL has it (R037). */
  "sql-datetime": isDatetime,
};
