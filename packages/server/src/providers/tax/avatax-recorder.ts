import { entity, nullable, number, optional, text } from "@purvey/contract/fields";
import type { RecordedTax, TaxRecord, TaxRecorder } from "../../platform/ports/tax-provider.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { HttpServiceError } from "../http/http-service-error.ts";
import { requireShape } from "../http/require-shape.ts";
import { avataxRequest } from "./avatax-request.ts";

/** A recorded transaction, as far as it is read. */
interface AvataxRecord {
  readonly totalTax: number;
  readonly status?: string | null;
}

const avataxRecord = entity("AvataxRecord", "A transaction that is recorded", {
  totalTax: number(),
  status: optional(nullable(text())),
});

/**
 * Records documents with AvaTax as committed transactions, and voids them. AvaTax never replaces a committed one, but answers
 * a repeated call with an error: what may have come through before is therefore looked for first.
 */
export function avataxRecorder(settings: HttpServiceSettings, companyCode: string): Required<TaxRecorder> {
  const http = httpService(settings);
  const ofCompany = `/api/v2/companies/${encodeURIComponent(companyCode)}/transactions`;
  const recordedUnder = async ({ code, document }: Pick<TaxRecord, "code" | "document">) => {
    const path = `${ofCompany}/${encodeURIComponent(code)}/types/${document.type}`;
    const answer = await http.json({ path }).catch(nothingFound);
    return answer && requireShape<AvataxRecord>(settings, avataxRecord, answer.body);
  };
  return {
    async record(record, tables): Promise<RecordedTax> {
      const before = record.again ? await recordedUnder(record) : undefined;
      if (before) return { taxAmount: before.totalTax };
      const { code, document, taxDate, reference } = record;
      const request = await avataxRequest(document, tables, companyCode);
      const taxOverride = { type: "TaxDate", taxDate, reason: "The day of the order" };
      const json = { ...request, code, commit: true, referenceCode: reference, taxOverride };
      const { body } = await http.json({ path: "/api/v2/transactions/create", body: { json } });
      return { taxAmount: requireShape<AvataxRecord>(settings, avataxRecord, body).totalTax };
    },
    async revoke(record) {
      if (record.again && (await recordedUnder(record))?.status === "Cancelled") return;
      const path = `${ofCompany}/${encodeURIComponent(record.code)}/void`;
      await http.json({ path, query: { documentType: record.document.type }, body: { json: { code: "DocVoided" } } });
    },
  };
}

function nothingFound(error: unknown): undefined {
  if (error instanceof HttpServiceError && error.refusal?.status === 404) return undefined;
  throw error;
}
