import { useText } from "../../../shared/i18n/messages.ts";
import type { CallResult } from "../request/send-call.ts";
import { requestMessages } from "../request-messages.ts";

/** The request as it was sent and the headers of its answer; secrets are masked. */
export function SentPane({ result: { request, headers } }: { result: CallResult }) {
  const text = useText(requestMessages);
  if (!request) return <p className="text-soft">{text("notSent")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <Lines label={text("request")} lines={requestLines(request)} />
      {headers.length > 0 && (
        <Lines label={text("headers")} lines={headers.map(([name, value]) => `${name}: ${value}`)} />
      )}
    </div>
  );
}

function requestLines({ method, url, headers, body }: NonNullable<CallResult["request"]>): string[] {
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url}`, ...named, ...(body === undefined ? [] : ["", body])];
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <section aria-label={label}>
      <h3 className="text-sm font-bold">{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="code-block">
        {lines.join("\n")}
      </pre>
    </section>
  );
}
