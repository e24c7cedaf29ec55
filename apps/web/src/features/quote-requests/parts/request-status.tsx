import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { requestShape } from "../request-model.ts";
import { statusMessages } from "../status-messages.ts";

/** Where a request for a quote stands, in the person's language. */
export function RequestStatus({ status }: Pick<QuoteRequest, "status">) {
  const text = useText(statusMessages);
  return <Status tone={requestShape(status)}>{text(status)}</Status>;
}
