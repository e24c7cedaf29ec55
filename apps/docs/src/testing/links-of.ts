/** The addresses that a page links to, and the files it loads. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

/** The anchors of a page. */
export function anchorsOf(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
}
