import type { Environment } from "../../platform/config.ts";
import type { AddressProvider } from "../../platform/ports/address-provider.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { requireShape } from "../http/require-shape.ts";
import { providerTimeout, requireVariable, serviceUrl } from "../http/settings.ts";
import { fromSmarty, type SmartyCandidate, smartyAnswer } from "./smarty-candidate.ts";

/** The account at Smarty. */
export interface SmartySettings extends Pick<HttpServiceSettings, "baseUrl" | "timeout"> {
  readonly authId: string;
  readonly authToken: string;
  /** The subscription, where an account has several: `us-core-cloud`. */
  readonly license?: string | undefined;
}

/** At most so many candidates are asked for; the protocol allows ten. */
const mostCandidates = 5;

/** Checks addresses with the US Street API of Smarty (`GET /street-address`). */
export function smartyAddresses({ authId, authToken, license, ...where }: SmartySettings): AddressProvider {
  const settings = { name: "address provider", ...where };
  const http = httpService(settings);
  const key = { "auth-id": authId, "auth-token": authToken, license };
  return {
    source: "smarty",
    // Smarty has nothing to ask for but addresses: a street that there is nowhere is the least of them.
    tryKey: async () =>
      void (await http.json({ path: "/street-address", query: { ...key, street: "-", candidates: 1 } })),
    async lookup({ address1, address2, city, state, postalCode }) {
      const { body } = await http.json({
        path: "/street-address",
        query: {
          ...key,
          street: address1,
          street2: address2 || undefined,
          city,
          state,
          zipcode: postalCode,
          candidates: mostCandidates,
          match: "enhanced",
        },
      });
      return requireShape<SmartyCandidate[]>(settings, smartyAnswer, body).map(fromSmarty);
    },
  };
}

/** The account of the environment: `SMARTY_AUTH_ID`, `SMARTY_AUTH_TOKEN`, `SMARTY_LICENSE`, `SMARTY_URL`. */
export function smartyFrom(environment: Environment): AddressProvider {
  const because = "PURVEY_ADDRESS_PROVIDER=smarty";
  return smartyAddresses({
    authId: requireVariable(environment, "SMARTY_AUTH_ID", because),
    authToken: requireVariable(environment, "SMARTY_AUTH_TOKEN", because),
    license: environment.SMARTY_LICENSE?.trim() || undefined,
    baseUrl: serviceUrl(environment, "SMARTY_URL", "https://us-street.api.smarty.com"),
    ...providerTimeout(environment),
  });
}
