import type { Trinity } from "../shared/customer/who.tsx";
import type { BegunPage } from "../shared/first-reads/first-reads.ts";
import { boughtShown, newestOrders, noticesRead, wideForItems } from "../shared/first-reads/home-inputs.ts";
import type { Session } from "../shared/session/session-store.ts";

/** What of a page says what its screen will ask. */
export interface OpenedPage extends BegunPage {
  readonly location: Pick<Location, "pathname">;
  matchMedia(query: string): Pick<MediaQueryList, "matches">;
}

/** What the reads of the shop's first screen depend on. */
export interface ReadsFor {
  readonly permissions: readonly string[];
  readonly businessLogic: Pick<Trinity["businessLogic"], "customerId">;
}

/**
 * Sends what the shop's first screen will ask, as soon as it is known who looks at it: while the browser draws the frame,
 * the network has nothing else to do. The screen takes the answers by its own calls.
 */
export async function sendHomeReads(page: OpenedPage, { userId }: Pick<Session, "userId">): Promise<void> {
  const { purveySendFirstRead: send, location } = page;
  if (!send || !/^\/shop\/?$/.test(location.pathname)) return;
  const who = await send(`/api/content/users/${userId}/trinity`);
  if (who?.status !== 200) return;
  const { data } = JSON.parse(await who.text()) as { data: ReadsFor };
  const wide = page.matchMedia(`(width >= ${wideForItems}rem)`).matches;
  for (const url of homeReads(data, wide)) void send(url);
}

/** The addresses of what the shop's first screen asks for somebody: safe GETs. */
export function homeReads({ permissions, businessLogic: { customerId } }: ReadsFor, wide: boolean): string[] {
  if (customerId === null || !permissions.includes("customer.read")) return [];
  const { cancelFlag, limit, orderBy } = newestOrders;
  return [
    `/api/customers/customer/${customerId}/purchased-items?limit=${boughtShown(wide)}`,
    `/api/customers/customer/${customerId}/orders?${new URLSearchParams({ cancelFlag, limit: `${limit}`, orderBy })}`,
    `/api/site/notifications?limit=${noticesRead}`,
  ];
}
