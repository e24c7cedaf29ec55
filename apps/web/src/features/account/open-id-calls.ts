import type { Transport } from "@purvey/client";
import { createClientOf } from "@purvey/client/client";
import { content } from "@purvey/client/services/content";
import { clientContext } from "../../shared/api.ts";

/** The calls that sign in by an identity provider, without a token; in a script of their own, for whoever does so. */
export function openIdCalls(siteId: string, transport: Transport | undefined) {
  const nobody = { token: () => undefined };
  return createClientOf({ content }, clientContext(siteId, nobody, transport)).content.openId;
}
