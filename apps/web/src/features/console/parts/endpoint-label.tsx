import { Status } from "@purvey/ui/data/status";
import { Fragment } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

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
      <PathText path={path} />
    </span>
  );
}

/** Segments longer than this may break inside themselves. */
const longSegment = 24;

/** A path that goes on in the next line before a slash, not after the hyphen of a name. */
function PathText({ path }: { path: string }) {
  let from = 0;
  return path.split(/(?=[/?&])/).map((segment) => {
    const key = from;
    from += segment.length;
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        <span className={segment.length > longSegment ? undefined : "whitespace-nowrap"}>{segment}</span>
      </Fragment>
    );
  });
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
