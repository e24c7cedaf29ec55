import type { Endpoint } from "@purvey/contract/endpoint";
import type { Schema } from "@purvey/contract/schema";
import { Banner } from "@purvey/ui/banner";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { useCopy } from "@purvey/ui/copy-button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { Sentence } from "@purvey/ui/sentence";
import { PageHead } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type FormRecord, recordOf } from "../../../shared/contract-form/form-value.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { usePermissionSentence } from "../../../shared/permissions/use-permission-sentence.ts";
import { useSession } from "../../../shared/session/session-context.tsx";
import { plainInputText } from "../../../shared/trace/plain-input-text.ts";
import { messages } from "../messages.ts";
import { changeConsole, useConsoleSettings } from "../request/console-context.ts";
import { pastedToken, tokenClaims } from "../request/token-claims.ts";
import { withoutSecrets } from "../request/without-secrets.ts";
import { requestMessages } from "../request-messages.ts";
import { EndpointLabel } from "./endpoint-label.tsx";

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

/** From where and as whom the console calls. Nothing of it is stored unless that is asked for. */
function ContextDialog({ onClose }: { onClose: () => void }) {
  const text = useText(requestMessages);
  const { siteId } = useSession();
  const settings = useConsoleSettings();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("context")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text("done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={text("site")} hint={text("siteHint", { site: siteId })}>
          <TextInput
            mono
            value={settings.siteId}
            onChange={(event) => changeConsole({ siteId: event.target.value.trim() })}
          />
        </Field>
        <Field label={text("baseUrl")} hint={text("baseUrlHint")}>
          <TextInput
            mono
            value={settings.baseUrl}
            placeholder="https://shop.example/api/{service}"
            onChange={(event) => changeConsole({ baseUrl: event.target.value.trim() })}
          />
        </Field>
        <Field label={text("token")} hint={text("tokenHint")}>
          <PasswordInput
            mono
            autoComplete="off"
            value={settings.token}
            onChange={(event) => changeConsole({ token: pastedToken(event.target.value) })}
          />
        </Field>
        <div role="status" className="-mt-2 empty:hidden">
          {settings.token && <TokenNote token={settings.token} siteId={settings.siteId || siteId} />}
        </div>
        <Checkbox
          label={text("remember")}
          hint={text("rememberHint")}
          checked={settings.remember}
          onChange={(event) => changeConsole({ remember: event.target.checked })}
        />
      </div>
    </Dialog>
  );
}

interface TokenNoteProps {
  readonly token: string;
  /** The site that the calls go to. */
  readonly siteId: string;
}

/** Whom a token speaks for, and what can be seen to be wrong with it before the server refuses it. */
function TokenNote({ token, siteId }: TokenNoteProps) {
  const text = useText(requestMessages);
  const { locale, timeZone } = useFormat();
  const claims = tokenClaims(token);
  if (!claims) return <Status tone="out">{text("noJwt")}</Status>;
  const { username = "?", site = siteId, expires } = claims;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short", timeZone }).format(expires);
  if (expires !== undefined && expires <= Date.now())
    return <Status tone="out">{text("tokenEnded", { user: username, time })}</Status>;
  if (site !== siteId)
    return <Status tone="low">{text("tokenElsewhere", { user: username, site, called: siteId })}</Status>;
  if (expires === undefined) return <Status tone="ok">{text("tokenOf", { user: username, site })}</Status>;
  return <Status tone="ok">{text("tokenUntil", { user: username, site, time })}</Status>;
}

/** An input as a link carries it: without secrets, in the alphabet of addresses. */
export function inputText(schema: Schema, input: FormRecord): string {
  return plainInputText(withoutSecrets(schema, input));
}

/** The input of a link; nothing when the link is damaged. */
export function inputOf(text: string | undefined): FormRecord | undefined {
  if (!text) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
    return recordOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
