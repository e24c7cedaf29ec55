import type { Endpoint } from "@purvey/contract/endpoint";
import { Banner } from "@purvey/ui/banner";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { useCopy } from "@purvey/ui/copy-button";
import { Status } from "@purvey/ui/data/status";
import { Sentence } from "@purvey/ui/sentence";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { usePermissionSentence } from "../../../shared/permissions/use-permission-sentence.ts";
import { messages } from "../messages.ts";
import { changeConsole, useConsoleSettings } from "../request/console-context.ts";
import { inputText } from "../request/share-link.ts";
import { tokenClaims } from "../request/token-claims.ts";
import { requestMessages } from "../request-messages.ts";
import { ContextDialog } from "./context-dialog.tsx";
import { EndpointLabel } from "./endpoint-label.tsx";

/** What `EndpointHead` takes. */
export interface EndpointHeadProps {
  readonly endpoint: Endpoint;
  /** What is filled in, for the link to it. */
  readonly input: FormRecord;
}

/** Which endpoint it is, what it is for, and from where it is called. */
export function EndpointHead({ endpoint, input }: EndpointHeadProps) {
  const text = useText(requestMessages);
  const { readOnly } = useConsoleSettings();
  const [context, setContext] = useState(false);
  return (
    <>
      <PageHead
        trail={<Trail service={endpoint.service} operation={endpoint.operation} />}
        title={<EndpointLabel method={endpoint.method} path={`/${endpoint.service}${endpoint.path}`} />}
        actions={
          <>
            <Checkbox
              label={text("readOnly")}
              title={text("readOnlyHint")}
              checked={readOnly}
              onChange={(event) => changeConsole({ readOnly: event.target.checked })}
            />
            <ShareButton endpoint={endpoint} input={input} />
            <Button icon="settings" onClick={() => setContext(true)}>
              {text("context")}
            </Button>
          </>
        }
      >
        <span lang="en">{endpoint.summary}</span>
        <PermissionNote endpoint={endpoint} />
      </PageHead>
      {endpoint.description && (
        <p lang="en" dir="ltr" className="mb-3 max-w-prose text-soft">
          <Sentence>{endpoint.description}</Sentence>
        </p>
      )}
      {endpoint.method === "GET" && !endpoint.safe && (
        <Banner tone="low" title={text("sideEffects")} className="mb-3">
          {text("sideEffectsHint")}
        </Banner>
      )}
      {context && <ContextDialog onClose={() => setContext(false)} />}
    </>
  );
}

function Trail({ service, operation }: Pick<Endpoint, "service" | "operation">) {
  const text = useText(messages);
  return (
    <Breadcrumbs>
      {[
        <Link key="explorer" to="/dev">
          {text("explorer")}
        </Link>,
        <Link key="service" to="/dev" search={{ service }}>
          {service}
        </Link>,
        operation,
      ]}
    </Breadcrumbs>
  );
}

function PermissionNote({ endpoint: { permission } }: { endpoint: Endpoint }) {
  const text = useText(requestMessages);
  const sentenceOf = usePermissionSentence();
  const { may } = useWho();
  const { token } = useConsoleSettings();
  if (permission === "none") return <span>{`${text("permission")}: ${text("none")}`}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2" title={sentenceOf(permission)}>
      {text("permission")} <code>{permission}</code>
      {token ? (
        <TokenPermission token={token} permission={permission} />
      ) : (
        <Status tone={may(permission) ? "ok" : "out"}>{text(may(permission) ? "yours" : "notYours")}</Status>
      )}
    </span>
  );
}

/** Calls go with a token that was put in: its user's permissions count, not those of who is signed in. */
function TokenPermission({ token, permission }: { token: string; permission: string }) {
  const text = useText(requestMessages);
  const { username = "?", permissions } = tokenClaims(token) ?? {};
  if (!permissions) return <Status tone="low">{text("unknownToken")}</Status>;
  const has = permissions.includes(permission);
  return <Status tone={has ? "ok" : "out"}>{text(has ? "theirs" : "notTheirs", { user: username })}</Status>;
}

function ShareButton({ endpoint, input }: EndpointHeadProps) {
  const text = useText(requestMessages);
  const link = `${location.origin}${location.pathname}?input=${inputText(endpoint.input, input)}`;
  const [copy, state] = useCopy(link);
  const labels = { idle: text("share"), copied: text("copied"), refused: text("copyRefused") };
  return (
    <Button icon={state === "copied" ? "check" : "copy"} onClick={copy}>
      {labels[state]}
    </Button>
  );
}
