/**
 * Takes the focus to the first field whose text is no number, in the dialog on top or else on the page: what is sent would
 * be the number that stood there before. Whether there is one.
 *
 * @example
 * <Button onClick={() => attendUnread() || post()}>Take 2 parts</Button>
 */
export function attendUnread(): boolean {
  const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const field = place.querySelector<HTMLElement>("[data-unread]");
  field?.focus();
  return field !== null;
}
