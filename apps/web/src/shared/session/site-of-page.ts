/** The site when nothing names another. */
export const defaultSite = "demo";

const storageKey = "purvey.site";

/**
 * The site of a page: `?site=` in the address, else the one signed in to last in this tab, else the page's
 * `<meta name="purvey-site">`, else `demo`.
 *
 * @example
 * siteOfPage({ search: "?site=aw", remembered: null, meta: undefined }); // "aw"
 */
export function siteOfPage(page: {
  readonly search: string;
  readonly remembered: string | null;
  readonly meta: string | undefined;
}): string {
  const asked = new URLSearchParams(page.search).get("site");
  return [asked, page.remembered, page.meta].find((name) => name?.trim())?.trim() ?? defaultSite;
}

/** Reads the page's site from the document. */
export function readSite(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="purvey-site"]')?.content;
  return siteOfPage({ search: location.search, remembered: remembered(), meta });
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Keeps the site for this tab. */
export function rememberSite(siteId: string): void {
  try {
    sessionStorage.setItem(storageKey, siteId);
  } catch {
    return;
  }
}
