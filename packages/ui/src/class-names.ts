/** What `classNames` takes: a class list, or nothing. */
export type ClassValue = string | false | null | undefined;

/**
 * Joins class lists and leaves out what does not apply.
 *
 * @example
 * classNames("px-3", busy && "opacity-60", className);
 */
export function classNames(...values: ClassValue[]): string {
  return values.filter(Boolean).join(" ");
}
