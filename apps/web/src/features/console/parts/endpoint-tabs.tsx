import { IconButton } from "@purvey/ui/icon-button";
import { Link, useNavigate } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { requestMessages } from "../request-messages.ts";
import { type OpenTab, tabs } from "../store/console-lists.ts";
import { useStored } from "../store/stored-list.ts";

/** The address of an endpoint's screen. */
export function paramsOf(id: string): { service: string; endpoint: string } {
  const dot = id.indexOf(".");
  return { service: id.slice(0, dot), endpoint: id.slice(dot + 1) };
}

/** The endpoints that are open, as they survive a reload. */
export function EndpointTabs({ current }: { current: string }) {
  const text = useText(requestMessages);
  const navigate = useNavigate();
  const open = useStored(tabs) ?? [];
  const close = (closed: OpenTab) => {
    tabs.remove(closed.key);
    if (closed.key !== current) return;
    const next = open.findLast(({ key }) => key !== closed.key);
    void navigate(next ? { to: "/dev/$service/$endpoint", params: paramsOf(next.key) } : { to: "/dev" });
  };
  return (
    <nav aria-label={text("openEndpoints")} className="endpoint-tabs">
      {open.map((tab) => (
        <span key={tab.key} className="endpoint-tab" data-current={tab.key === current ? "" : undefined}>
          <Link
            to="/dev/$service/$endpoint"
            params={paramsOf(tab.key)}
            aria-current={tab.key === current ? "page" : undefined}
          >
            <span className="font-bold">{tab.method}</span> {tab.key}
          </Link>
          <IconButton icon="close" label={text("closeTab", { endpoint: tab.key })} onClick={() => close(tab)} />
        </span>
      ))}
    </nav>
  );
}
