import type { Endpoint } from "../endpoint.ts";
import { standIn } from "../fields.ts";

type Input = Readonly<Record<string, unknown>>;

/** Records of the demonstration by the field that names them, where the first one of its kind has another number than 1. */
const byField: Readonly<Record<string, number>> = {
  binTransferHdrUid: 5,
  categoryUid: 2,
  groupId: 2,
  importUid: 60_001,
  invoiceNo: 701_047,
  loc: 10,
  locationId: 10,
  no: 600_001,
  order: 500_001,
  orderNo: 500_001,
  po: 900_002,
  poNo: 900_002,
  quoteNo: 800_102,
  receivingUid: 2,
  stateUid: 37,
  transferReceiptUid: 9,
  transferShippingUid: 8,
  transferUid: 7,
  webDisplayTypeUid: 2,
};

/** The same for what is called `id`, by the resource. */
const byResource: Readonly<Record<string, number>> = {
  "core.location": 10,
  "items.categories": 2,
  "items.itemCategory": 2,
  "items.locations.bins": 10,
  "orders.oeHdr": 500_001,
  "orders.poHdr": 900_002,
};

/**
 * The input with records that the demonstration has where numbers stand in for those of a site: who copies a sample that
 * reads is answered. Samples of what changes something keep the numbers that stand in: nobody shall change by copying.
 */
export function withDemonstrationRecords(input: Input, { safe, service, resource }: Endpoint): Input {
  if (!safe) return input;
  const put = (value: unknown, name: string): unknown => {
    if (value === standIn) return (name === "id" ? byResource[`${service}.${resource}`] : byField[name]) ?? 1;
    if (Array.isArray(value)) return value.map((entry) => put(entry, name));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, entry]) => [inner, put(entry, inner)]));
  };
  return put(input, "") as Input;
}
