import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { LatestReceipts } from "../../../shared/purchasing/latest-receipts.tsx";
import { messages } from "../messages.ts";

/** Before anything is looked up: what was looked up last on this device, and what came in last. */
export function LookupStart({ codes }: { codes: readonly string[] }) {
  const text = useText(messages);
  return (
    <>
      <EmptyState
        title={text("start")}
        actions={<RouterLinkButton to="/ops/transfers">{text("toTransfers")}</RouterLinkButton>}
      >
        {text("startHint")}
      </EmptyState>
      <div className="grid content-start gap-x-10 gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
        <LastCodes codes={codes} />
        <ReceivedLast />
      </div>
    </>
  );
}

/** What was looked up last on this device; nothing before anything was. */
export function LastCodes({ codes }: { codes: readonly string[] }) {
  const text = useText(messages);
  if (codes.length === 0) return null;
  return (
    <Section title={text("lastCodes")}>
      <ul aria-label={text("lastCodes")} className="divide-y divide-rule">
        {codes.map((code) => (
          <li key={code}>
            <CodeLink code={code} className="flex min-h-(--row) items-center" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What came in last; each item leads to where it is. */
export function ReceivedLast() {
  return <LatestReceipts item={(itemId) => <CodeLink code={itemId} />} />;
}

function CodeLink({ code, className = "" }: { code: string; className?: string }) {
  return (
    <Link to="/ops/lookup" search={{ code }} className={`${className} font-mono font-semibold`}>
      {code}
    </Link>
  );
}
