import { Checkbox } from "@purvey/ui/checkbox";
import { CopyButton } from "@purvey/ui/copy-button";
import { Status } from "@purvey/ui/data/status";
import { Dialog } from "@purvey/ui/dialog";
import { Link, useLocation } from "@tanstack/react-router";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { subscribeTrace, traceEvents } from "../../shared/trace/call-trace.ts";
import { plainInputText } from "../../shared/trace/plain-input-text.ts";
import { type TracedCall, tracedCalls } from "../../shared/trace/traced-calls.ts";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";

/**
 * The calls behind the screen, as they happen. For everybody: they are the person's own and masked, and a request id is
 * what support asks for.
 */
export function TracePanel({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const { may } = useWho();
  const { pathname } = useLocation();
  const [all, setAll] = useState(false);
  const events = useSyncExternalStore(subscribeTrace, traceEvents);
  const calls = useMemo(() => tracedCalls(events), [events]);
  const shown = all ? calls : calls.filter(({ screen }) => screen === pathname);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("title")}
      width={900}
      footer={
        may("console.use") && (
          <RouterLinkButton to="/dev/log" search={all ? {} : { screen: pathname }} onClick={onClose}>
            {text("toLog")}
          </RouterLinkButton>
        )
      }
    >
      <Checkbox label={text("allScreens")} checked={all} onChange={(event) => setAll(event.target.checked)} />
      {shown.length === 0 ? <p className="text-soft">{text("none")}</p> : <Calls calls={shown} onOpen={onClose} />}
    </Dialog>
  );
}

/** What the lists of calls take. */
interface CallsProps {
  readonly calls: readonly TracedCall[];
  /** A call is opened in the console. */
  readonly onOpen: () => void;
}

function Calls({ calls, onOpen }: CallsProps) {
  const text = useText(messages);
  if (!useWide(48)) return <CallList calls={calls} onOpen={onOpen} />;
  return (
    <table className="trace">
      <thead>
        <tr>
          <th scope="col">{text("method")}</th>
          <th scope="col">{text("status")}</th>
          <th scope="col">{text("time")}</th>
          <th scope="col">{text("request")}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <tr key={call.key}>
            <th scope="row" title={call.endpoint}>
              <CallName call={call} onOpen={onOpen} />
            </th>
            <td>
              <CallStatus call={call} />
            </td>
            <td className="whitespace-nowrap">{duration(call)}</td>
            <td>
              <RequestId call={call} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The calls one below the other, for windows without room for columns. */
function CallList({ calls, onOpen }: CallsProps) {
  return (
    <ul className="trace">
      {calls.map((call) => (
        <li key={call.key} title={call.endpoint}>
          <span className="block wrap-anywhere">
            <CallName call={call} onOpen={onOpen} />
          </span>
          <span className="flex flex-wrap items-center gap-x-4">
            <CallStatus call={call} />
            <span>{duration(call)}</span>
            <RequestId call={call} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The call; for whoever may use the console it leads there, with the input it had. */
function CallName({ call, onOpen }: { call: TracedCall; onOpen: () => void }) {
  const text = useText(messages);
  const { may } = useWho();
  const name = (
    <>
      <b>{call.method}</b> {call.url || call.endpoint}
    </>
  );
  if (!may("console.use")) return name;
  const dot = call.endpoint.indexOf(".");
  const params = { service: call.endpoint.slice(0, dot), endpoint: call.endpoint.slice(dot + 1) };
  return (
    <Link
      to="/dev/$service/$endpoint"
      params={params}
      search={{ input: plainInputText(call.input ?? {}) }}
      title={text("tryIt", { endpoint: call.endpoint })}
      onClick={onOpen}
    >
      {name}
    </Link>
  );
}

const duration = ({ milliseconds }: TracedCall) => (milliseconds === undefined ? "" : `${Math.round(milliseconds)} ms`);

function RequestId({ call: { requestId } }: { call: TracedCall }) {
  const text = useText(messages);
  if (!requestId) return null;
  return (
    <span className="inline-flex items-center" title={requestId}>
      {requestId.slice(0, 8)}
      <CopyButton text={requestId} what={text("request")} />
    </span>
  );
}

function CallStatus({ call: { status, url, retries, error } }: { call: TracedCall }) {
  const text = useText(messages);
  const word =
    status === undefined ? text("waiting") : status > 0 ? String(status) : text(url ? "noAnswer" : "notSent");
  const tone = status === undefined ? "half" : status > 0 && status < 400 ? "ok" : "out";
  return (
    <span title={error}>
      <Status tone={tone}>{word}</Status>
      {retries > 0 && <span className="ms-2 text-xs text-soft">{text("retries", { count: retries })}</span>}
    </span>
  );
}
