import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `EndpointLabel` takes. */
export interface EndpointLabelProps {
  readonly method: string;
  readonly path: string;
}

/** Method and path as they stand in a request line. */
export function EndpointLabel({ method, path }: EndpointLabelProps) {
  return (
    <span className="endpoint-label">
      <span className="method" data-method={method}>
        {method}
      </span>
      {path}
    </span>
  );
}

/** Warns of a GET that changes something. */
export function ChangesMark() {
  const text = useText(messages);
  return (
    <span title={text("changesHint")}>
      <Status tone="low">{text("changes")}</Status>
    </span>
  );
}
