import type { Format } from "../schema.ts";

const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;
const datetimeShape = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** True for an e-mail address as people have them: a plain local part and a domain with a dot. */
function isEmail(text: string): boolean {
  return emailShape.test(text);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 || (year % 100 === 0 && year % 400) ? 28 : 29;
  return 30 + ((month + (month >> 3)) % 2);
}

/** True for `YYYY-MM-DD HH:mm:ss` with a date that is in the calendar, from the year 1 (R037). */
function isSqlDatetime(text: string): boolean {
  if (!datetimeShape.test(text)) return false;
  const day = +text.slice(8, 10);
  return day < 29 || day <= daysIn(+text.slice(0, 4), +text.slice(5, 7));
}

/** The test of each text format. */
export const formats: Readonly<Record<Format, (text: string) => boolean>> = {
  email: isEmail,
  "sql-datetime": isSqlDatetime,
};
