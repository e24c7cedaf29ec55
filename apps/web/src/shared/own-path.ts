/**
 * An address as a link on this page has it: only its path where it is on the page's own host, so that it stays with the
 * scheme of the page, which a proxy may know and the server not.
 *
 * @example ownPath("http://shop.example/documents/pdf/1?site=demo") // "/documents/pdf/1?site=demo"
 */
export function ownPath(address: string): string {
  const { host, pathname, search } = new URL(address, location.href);
  return host === location.host ? pathname + search : address;
}
