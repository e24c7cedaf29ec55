/**
 * The address of a picture or document that the server draws itself, for one site: an image element sends no headers,
 * so the address must name the site. Other addresses stay as they are.
 *
 * @example mediaOfSite("/media/items/HB-M8-40.svg", "demo"); // "/media/items/HB-M8-40.svg?site=demo"
 */
export function mediaOfSite(address: string, site: string): string {
  return address.startsWith("/media/") ? `${address}?site=${encodeURIComponent(site)}` : address;
}
