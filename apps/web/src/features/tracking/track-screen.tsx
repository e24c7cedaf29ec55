import { createClientOf } from "@purvey/client/client";
import { isPurveyError } from "@purvey/client/errors";
import { orders } from "@purvey/client/services/orders";
import type { TrackedOrder } from "@purvey/contract/generated/orders";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { FormatProvider } from "@purvey/ui/data/format-provider";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type FormEvent, useMemo, useState } from "react";
import { clientContext } from "../../shared/api.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useLanguage } from "../../shared/i18n/language-provider.tsx";
import { localeOf, zoneOf } from "../../shared/i18n/locale.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { FoundOrder } from "./parts/found-order.tsx";

const route = getRouteApi("/shop/track");

/** Two fields, no account: where an order is, in the visitor's own zone. */
export function TrackScreen() {
  const text = useText(messages);
  useTitle(text("title"));
  const language = useLanguage();
  const { tracking, track } = useTracking();
  const navigate = route.useNavigate();
  const find = (order: number, postalCode: string) => {
    void navigate({ search: { order }, replace: true });
    void track(order, postalCode);
  };
  return (
    <div className="sign-in items-start pt-[10vh]">
      <main id="main" className="sign-in-ticket">
        <header className="mb-5">
          <p className="brand mb-4">Purvey</p>
          <h1 className="text-2xl font-bold">{text("title")}</h1>
          <p className="text-soft">{text("lead")}</p>
        </header>
        <TrackForm busy={tracking.kind === "busy"} onFind={find} />
        <div className="mt-5" aria-live="polite">
          <FormatProvider locale={localeOf(language.code)} timeZone={zoneOf(undefined)} currency="USD">
            <Outcome tracking={tracking} />
          </FormatProvider>
        </div>
        <p className="mt-5 border-t border-rule pt-4 text-sm">
          <Link to="/sign-in">{text("signIn")}</Link>
        </p>
      </main>
    </div>
  );
}

interface TrackFormProps {
  readonly busy: boolean;
  readonly onFind: (order: number, postalCode: string) => void;
}

/** The two fields, checked before anything is asked. */
function TrackForm({ busy, onFind }: TrackFormProps) {
  const text = useText(messages);
  const { order } = route.useSearch();
  const [problems, setProblems] = useState<{ order?: string; postalCode?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [number, postalCode] = [form.get("order"), form.get("postalCode")].map((value) => String(value ?? "").trim());
    const isNumber = /^[1-9]\d{0,14}$/.test(number ?? "");
    const found = {
      ...(isNumber ? {} : { order: text("orderMissing") }),
      ...(postalCode ? {} : { postalCode: text("postalCodeMissing") }),
    };
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) return void event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    if (!busy) onFind(Number(number), postalCode ?? "");
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={text("order")} error={problems.order}>
        <TextInput name="order" mono inputMode="numeric" maxLength={20} defaultValue={order} autoComplete="off" />
      </Field>
      <Field label={text("postalCode")} error={problems.postalCode}>
        <TextInput name="postalCode" mono maxLength={20} autoComplete="postal-code" />
      </Field>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {text("find")}
      </Button>
    </form>
  );
}

/** What came of it. A wrong code and an unknown number are told alike. */
function Outcome({ tracking }: { tracking: Tracking }) {
  const text = useText(messages);
  if (tracking.kind === "found") return <FoundOrder order={tracking.order} />;
  if (tracking.kind === "failed") return <Failure error={tracking.error} />;
  if (tracking.kind === "tooMany") return <Banner tone="low" title={text("tooMany", { seconds: tracking.seconds })} />;
  if (tracking.kind !== "unknown") return null;
  return (
    <Banner tone="low" title={text("unknown")}>
      {text("unknownHint")}
    </Banner>
  );
}

/** What came of looking for an order. */
type Tracking =
  | { readonly kind: "idle" | "busy" | "unknown" }
  | { readonly kind: "found"; readonly order: TrackedOrder }
  | { readonly kind: "tooMany"; readonly seconds: number }
  | { readonly kind: "failed"; readonly error: unknown };

/** Looks for an order as a guest: without a token, whoever is signed in. */
function useTracking(): { tracking: Tracking; track: (id: number, postalCode: string) => Promise<void> } {
  const { transport } = useSessionAccess();
  const { siteId } = useSession();
  const { oeHdr } = useMemo(
    () => createClientOf({ orders }, clientContext(siteId, { token: () => undefined }, transport)),
    [siteId, transport],
  ).orders;
  const [tracking, setTracking] = useState<Tracking>({ kind: "idle" });
  const track = async (id: number, postalCode: string) => {
    setTracking({ kind: "busy" });
    const answer = await oeHdr.track({ id, postalCode }).safe();
    setTracking(answer.ok ? { kind: "found", order: answer.data } : refusalOf(answer.error));
  };
  return { tracking, track };
}

function refusalOf(error: unknown): Tracking {
  if (isPurveyError(error) && error.status === 404) return { kind: "unknown" };
  if (isPurveyError(error) && error.status === 429) return { kind: "tooMany", seconds: secondsOf(error.details) };
  return { kind: "failed", error };
}

function secondsOf(details: unknown): number {
  const { retryAfter } = (details ?? {}) as { readonly retryAfter?: unknown };
  return typeof retryAfter === "number" ? retryAfter : 60;
}
