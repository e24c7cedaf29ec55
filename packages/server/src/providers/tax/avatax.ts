import { entity, yes } from "@purvey/contract/fields";
import type { Environment } from "../../platform/config.ts";
import { businessError } from "../../platform/errors.ts";
import type { TaxProvider } from "../../platform/ports/tax-provider.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { HttpServiceError, refused } from "../http/http-service-error.ts";
import { requireShape } from "../http/require-shape.ts";
import { providerTimeout, requireVariable, serviceUrl } from "../http/settings.ts";
import { type AvataxTransaction, avataxTransaction, fromAvatax } from "./avatax-answer.ts";
import { avataxRecorder } from "./avatax-recorder.ts";
import { avataxRequest } from "./avatax-request.ts";

/** The account at Avalara. */
export interface AvataxSettings extends Pick<HttpServiceSettings, "baseUrl" | "timeout"> {
  readonly accountId: string;
  readonly licenseKey: string;
  readonly companyCode: string;
}

/** `GET /api/v2/utilities/ping`. */
const pinged = entity("AvataxPing", "Whether the key is known", { authenticated: yes() });

/** Taxes documents with AvaTax (`POST /api/v2/transactions/create`), and records them where it is asked to. */
export function avatax({ accountId, licenseKey, companyCode, ...where }: AvataxSettings): TaxProvider {
  const key = Buffer.from(`${accountId}:${licenseKey}`).toString("base64");
  const settings = { name: "tax provider", headers: { authorization: `Basic ${key}` }, ...where };
  const http = httpService(settings);
  return {
    source: "avatax",
    async tryKey() {
      const { headers, body } = await http.json({ path: "/api/v2/utilities/ping" });
      // It answers everybody, and says whom it knows.
      if (requireShape<{ authenticated: boolean }>(settings, pinged, body).authenticated) return;
      throw refused(settings, { status: 401, headers, text: "" });
    },
    async rates(document, tables) {
      const json = await avataxRequest(document, tables, companyCode);
      const { body } = await http
        .json({ path: "/api/v2/transactions/create", body: { json } })
        .catch((error: unknown) => Promise.reject(refusalOf(error)));
      return fromAvatax(document, requireShape<AvataxTransaction>(settings, avataxTransaction, body));
    },
    ...avataxRecorder(settings, companyCode),
  };
}

/** AvaTax answers 400 for addresses that it does not know: the caller can mend that. Everything else is as it was. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof HttpServiceError) || error.refusal?.status !== 400) return error;
  const code = /"code"\s*:\s*"(\w*(?:Address|PostalCode|Zip|Region|City|Jurisdiction|Country)\w*)"/i.exec(
    error.refusal.text,
  )?.[1];
  if (code === undefined) return error;
  return businessError(`The tax provider does not know where the goods go (\`${code}\`). Check the address.`, { code });
}

/** The account of the environment: `AVATAX_ACCOUNT_ID`, `AVATAX_LICENSE_KEY`, `AVATAX_COMPANY_CODE`, `AVATAX_URL`. */
export function avataxFrom(environment: Environment): TaxProvider {
  const because = "PURVEY_TAX_PROVIDER=avatax";
  return avatax({
    accountId: requireVariable(environment, "AVATAX_ACCOUNT_ID", because),
    licenseKey: requireVariable(environment, "AVATAX_LICENSE_KEY", because),
    companyCode: environment.AVATAX_COMPANY_CODE?.trim() || "DEFAULT",
    baseUrl: serviceUrl(environment, "AVATAX_URL", "https://rest.avatax.com"),
    ...providerTimeout(environment),
  });
}
