import { isPurveyError } from "@purvey/client/errors";
import { Button } from "@purvey/ui/button";
import { Field, FieldError } from "@purvey/ui/field";
import { PasswordInput } from "@purvey/ui/password-input";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createSignInApi } from "../../shared/api.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { imported } from "../../shared/imported.ts";
import { saySentence } from "../../shared/sentences/say-sentence.ts";
import { useSessionAccess } from "../../shared/session/session-context.tsx";
import type { SignedIn } from "../../shared/session/session-store.ts";
import { rememberSite } from "../../shared/session/site-of-page.ts";
import { messages } from "./messages.ts";
import { type SignInFields, type SignInProblems, signInProblems } from "./sign-in-model.ts";

export interface SignInFormProps {
  readonly siteId: string;
  readonly username?: string | undefined;
  /** Ask for the site too; over a page it stays the page's. */
  readonly withSite: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  /** The path to go on at after signing in elsewhere. */
  readonly returnTo: string;
  /** What stands beside the button. */
  readonly aside?: ReactNode;
}

/** Name and password, checked before they are sent; what the server refuses is said where it belongs. */
export function SignInForm({ siteId, username = "", withSite, onSignedIn, returnTo, aside }: SignInFormProps) {
  const text = useText(messages);
  const { transport } = useSessionAccess();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<SignInProblems>({});
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [site, setSite] = useState(siteId);
  const attempt = useRef<AbortController>(undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  /** Sends what is entered; an attempt that still waits for its answer is given up. */
  const send = async () => {
    if (!form.current) return;
    const fields = readFields(form.current, siteId);
    const found = signInProblems(fields);
    setProblems(found);
    setError(undefined);
    const first = Object.keys(found)[0];
    if (first) return focusField(form.current, first);
    setBusy(true);
    attempt.current?.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const result = await createSignInApi(fields.site, transport)
      .content.users.verifyPassword({ username: fields.username, password: fields.password }, { signal })
      .safe();
    if (signal.aborted) return;
    setBusy(false);
    if (!result.ok) {
      setError(result.error);
      return focusField(form.current, "password");
    }
    const { id, token, username: spelled } = result.data;
    onSignedIn({ siteId: fields.site, token, userId: id, username: spelled });
  };
  const problem = (name: keyof SignInFields) => problems[name] && text(problems[name]);
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {withSite && (
        <Field label={text("site")} hint={text("siteHint")} error={problem("site")}>
          <TextInput
            name="site"
            defaultValue={siteId}
            mono
            autoCapitalize="none"
            spellCheck={false}
            onBlur={({ target }) => setSite(target.value.trim() || siteId)}
          />
        </Field>
      )}
      <Field label={text("username")} error={problem("username")}>
        <TextInput
          name="username"
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={username ? undefined : ""}
        />
      </Field>
      <Field label={text("password")} error={problem("password")}>
        <PasswordInput name="password" data-autofocus={username ? "" : undefined} />
      </Field>
      <Refused error={error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={busy} className="min-w-32">
          {text("signIn")}
        </Button>
        {aside}
      </div>
      {busy && <SlowDoor onAgain={send} />}
      <OpenIdButton siteId={site} returnTo={returnTo} />
    </form>
  );
}

/** Milliseconds after which it is said that an answer takes longer than usual, as everywhere. */
const slow = 8000;

/** While the server takes long: that it does, and that one may try again, which does no harm here. */
function SlowDoor({ onAgain }: { onAgain: () => void }) {
  const text = useText(messages);
  const [sent, setSent] = useState(0);
  const [late, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is sent, waiting begins anew
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slow);
    return () => clearTimeout(timer);
  }, [sent]);
  const again = () => {
    setLate(false);
    setSent(sent + 1);
    onAgain();
  };
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {late && (
        <>
          <p>{text("slow")}</p>
          <Button onClick={again}>{text("tryAgain")}</Button>
        </>
      )}
    </div>
  );
}

/** A wrong password is a line of the form; anything else is an error with its request. */
function Refused({ error }: { error: unknown }) {
  if (error === undefined) return null;
  if (!isPurveyError(error) || error.status !== 401) return <Failure error={error} />;
  return (
    <div role="alert">
      <FieldError>{saySentence(error.cause instanceof Error ? error.cause.message : error.message)}</FieldError>
    </div>
  );
}

function readFields(form: HTMLFormElement, siteId: string): SignInFields {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? "");
  return {
    site: data.has("site") ? read("site").trim() : siteId,
    username: read("username").trim(),
    password: read("password"),
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

interface OpenIdButtonProps {
  readonly siteId: string;
  /** The path to go on at after signing in. */
  readonly returnTo: string;
}

/** Signing in by the identity provider of a site; nothing where the site has none. */
function OpenIdButton({ siteId, returnTo }: OpenIdButtonProps) {
  const text = useText(messages);
  const { transport } = useSessionAccess();
  const name = useOffer(siteId);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  if (name === undefined) return null;
  const begin = async () => {
    setError(undefined);
    setBusy(true);
    try {
      const { openIdCalls } = await imported(() => import("./open-id-calls.ts"));
      const { authorizationUrl } = await openIdCalls(siteId, transport).begin({ returnTo }).data;
      rememberSite(siteId);
      location.assign(authorizationUrl);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-rule pt-5">
      {error !== undefined && <Failure error={error} />}
      <Button busy={busy} onClick={() => void begin()}>
        {text("signInWith", { name })}
      </Button>
    </div>
  );
}

/** How the site's identity provider is called; that it cannot be asked keeps nobody from using a password. */
function useOffer(siteId: string): string | undefined {
  const { transport } = useSessionAccess();
  const [offer, setOffer] = useState<{ readonly siteId: string; readonly name: string }>();
  useEffect(() => {
    const asked = new AbortController();
    const { signal } = asked;
    void createSignInApi(siteId, transport)
      .content.openId.offer({}, { signal })
      .safe()
      .then((result) => {
        if (result.ok && result.data.name !== null && !signal.aborted) setOffer({ siteId, name: result.data.name });
      });
    return () => asked.abort();
  }, [siteId, transport]);
  return offer?.siteId === siteId ? offer.name : undefined;
}
