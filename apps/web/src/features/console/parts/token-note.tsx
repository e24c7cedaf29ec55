import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { tokenClaims } from "../request/token-claims.ts";
import { requestMessages } from "../request-messages.ts";

/** What `TokenNote` takes. */
export interface TokenNoteProps {
  readonly token: string;
  /** The site that the calls go to. */
  readonly siteId: string;
}

/** Whom a token speaks for, and what can be seen to be wrong with it before the server refuses it. */
export function TokenNote({ token, siteId }: TokenNoteProps) {
  const text = useText(requestMessages);
  const { locale, timeZone } = useFormat();
  const claims = tokenClaims(token);
  if (!claims) return <Status tone="out">{text("noJwt")}</Status>;
  const { username = "?", site = siteId, expires } = claims;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short", timeZone }).format(expires);
  if (expires !== undefined && expires <= Date.now())
    return <Status tone="out">{text("tokenEnded", { user: username, time })}</Status>;
  if (site !== siteId)
    return <Status tone="low">{text("tokenElsewhere", { user: username, site, called: siteId })}</Status>;
  if (expires === undefined) return <Status tone="ok">{text("tokenOf", { user: username, site })}</Status>;
  return <Status tone="ok">{text("tokenUntil", { user: username, site, time })}</Status>;
}
