import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useToasts } from "@purvey/ui/toast";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWho } from "../customer/who.tsx";
import { useCustomersQueries } from "../customers-api.ts";
import { Failure } from "../errors/failure.tsx";
import { useText } from "../i18n/messages.ts";
import { tellingOf } from "../notices/notice-words.ts";
import { noticeEnd } from "../notices/notices-model.ts";
import { wordedMessages } from "../notices/worded-messages.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { useServiceApi } from "../service-api.ts";
import { createSiteApi } from "../site-api.ts";
import { type AskedLine, mostCharacters, requestText } from "./ask-quote-model.ts";
import { askQuoteMessages } from "./messages.ts";

/** What `AskQuoteDialog` takes. */
export interface AskQuoteDialogProps {
  /** What a price is asked for; nothing where the person writes it. */
  readonly lines?: readonly AskedLine[];
  /** What stands in the field to begin with. */
  readonly note?: string;
  readonly onClose: () => void;
}

/** For how many days the representative is told. */
const toldFor = 60;

/** Asks the representative who looks after the company for a quote. */
export function AskQuoteDialog({ lines = [], note: first = "", onClose }: AskQuoteDialogProps) {
  const text = useText(askQuoteMessages);
  const who = useWho();
  const { customer } = useCustomersQueries().customers;
  const { customerId } = who;
  const { data: doc, error } = useQuery(dataOf(customer.doc(customerId === undefined ? skipToken : { customerId })));
  const [note, setNote] = useState(first);
  const message = requestText(`${who.companyName} (${customerId})`, note, lines);
  const { send, failure } = useSend(onClose);
  // A dialog that grew while it is read would move under the finger.
  if (!doc && !error) return null;
  const reps = doc?.salesReps ?? [];
  const names = reps.map(({ name }) => name).join(", ");
  const empty = note.trim() === "" && lines.length === 0 ? text("nothing") : undefined;
  const long =
    message.length > mostCharacters ? text("tooLong", { count: message.length, most: mostCharacters }) : empty;
  return (
    <ActDialog
      title={text("title")}
      act={text("send")}
      disabledReason={reps.length === 0 ? text("nobody") : long}
      onAct={() => send(reps, message, names)}
      onClose={onClose}
    >
      {error ? <Failure error={error} /> : null}
      {doc && reps.length === 0 && <Banner tone="low" title={text("nobody")} className="mb-3" />}
      {reps.length > 0 && <p className="mb-3">{text("goesTo", { names })}</p>}
      {lines.length > 0 && <p className="mb-3 font-semibold">{text("lines", { count: lines.length })}</p>}
      <Field label={text("note")} hint={text("noteHint")}>
        <TextArea rows={4} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {failure ? <Failure error={failure} /> : null}
    </ActDialog>
  );
}

/** Notifies each representative; what was refused stays to be read. */
function useSend(onClose: () => void) {
  const text = useText(askQuoteMessages);
  const say = useText(wordedMessages);
  const { locale = "en" } = useFormat();
  const { site } = useServiceApi(createSiteApi);
  const { name, companyName } = useWho();
  const toasts = useToasts();
  const [failure, setFailure] = useState<unknown>();
  const send = async (reps: readonly { readonly usersId: number }[], message: string, names: string) => {
    setFailure(undefined);
    const telling = tellingOf("quoteAsked", { name, company: companyName }, say, locale, message);
    const notice = { ...telling, title: telling.title.slice(0, 120), dateExpires: noticeEnd(toldFor, new Date()) };
    try {
      await Promise.all(reps.map(({ usersId }) => site.notifications.create({ ...notice, usersId })));
    } catch (error) {
      setFailure(error);
      return;
    }
    onClose();
    toasts.show({ tone: "ok", message: text("sent", { names }) });
  };
  return { send, failure };
}
