import { items } from "@purvey/client/services/items";
import type { WishlistHeader } from "@purvey/contract/generated/items";
import { useInvalidate } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { useToasts } from "@purvey/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { useWho } from "../customer/who.tsx";
import { Failure } from "../errors/failure.tsx";
import { useText } from "../i18n/messages.ts";
import { useService } from "../use-service.ts";
import { emptyList, type ListDraft, ListFields, listInput } from "./list-fields.tsx";
import { messages } from "./messages.ts";
import { type ListAddition, type ListPlace, type StoredLines, storeLines } from "./store-lines.ts";
import { useOwnLists } from "./use-own-lists.ts";

export interface SaveToListDialogProps {
  readonly lines: readonly ListAddition[];
  readonly onClose: () => void;
}

/** The value of the choice that creates a list. */
const another = "new";

/** Puts lines on a list of the person, or on a new one, and says what was stored when not all of it was. */
export function SaveToListDialog({ lines, onClose }: SaveToListDialogProps) {
  const text = useText(messages);
  const form = useId();
  const lists = useOwnLists();
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState(emptyList);
  const [missing, setMissing] = useState(false);
  const save = useSaveToList(lines, onClose);
  const value = save.place
    ? String(save.place.hdr)
    : (chosen ?? String(lists.data?.[0]?.itemWishlistHdrUid ?? another));
  const known = lists.data?.find(({ itemWishlistHdrUid }) => String(itemWishlistHdrUid) === value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (save.busy || (!known && !save.place && draft.name.trim() === "")) return;
    void save.run(known ?? draft);
  };
  // A dialog that grew while it is read would move under the finger.
  if (!lists.data && !lists.error) return null;
  const label = save.result ? "storeRest" : "store";
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={text("saveTitle", { count: lines.length })}
      footer={
        <Button type="submit" form={form} variant="primary" busy={save.busy}>
          {text(label, { count: save.result?.failed.length ?? lines.length })}
        </Button>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {lists.error ? <Failure error={lists.error} onRetry={lists.refetch} /> : null}
        {!save.place && (
          <Field label={text("list")}>
            <Select value={value} onChange={(event) => setChosen(event.target.value)}>
              {lists.data?.map(({ itemWishlistHdrUid, name, lineCount }) => (
                <option key={itemWishlistHdrUid} value={itemWishlistHdrUid}>
                  {text("linesOn", { name, count: lineCount })}
                </option>
              ))}
              <option value={another}>{text("another")}</option>
            </Select>
          </Field>
        )}
        {value === another && <ListFields draft={draft} missing={missing} onChange={setDraft} />}
        {save.error ? <Failure error={save.error} /> : null}
        {save.result && <Partly result={save.result} name={save.name} count={lines.length} />}
      </form>
    </Dialog>
  );
}

/** What was stored and what was not, with the reasons. */
function Partly({ result, name, count }: { result: StoredLines; name: string; count: number }) {
  const text = useText(messages);
  return (
    <Banner tone="low" title={text("partly", { stored: count - result.failed.length, count, name })}>
      {text("notStored")}
      <ul className="mt-1 flex flex-col gap-1">
        {result.failed.map(({ line, reason }) => (
          <li key={`${line.itemId} ${line.unitOfMeasure} ${line.notes ?? ""}`}>
            <span className="font-mono font-semibold">{line.itemId}</span> {reason}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Saving lines on a list, in one go or, after a part of it failed, in several. */
interface SaveToList {
  readonly busy: boolean;
  /** Why the list could not be created. */
  readonly error: unknown;
  /** The list that lines are on already; nothing else may be chosen any more. */
  readonly place: ListPlace | undefined;
  readonly name: string;
  /** What the last attempt left over; undefined before one and when nothing was. */
  readonly result: StoredLines | undefined;
  readonly run: (list: WishlistHeader | ListDraft) => Promise<void>;
}

/** Saves lines on a list; what failed can be tried again without storing the rest twice. */
function useSaveToList(lines: readonly ListAddition[], onDone: () => void): SaveToList {
  const { userId } = useWho();
  const { api } = useService(items);
  const invalidate = useInvalidate();
  const say = useStoredWord();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [target, setTarget] = useState<ListPlace & { readonly name: string }>();
  const [result, setResult] = useState<StoredLines>();
  const targetOf = async (list: WishlistHeader | ListDraft) => {
    if (target) return target;
    const header = "itemWishlistHdrUid" in list ? list : (await api.itemWishlist.create(listInput(userId, list))).data;
    const found = { id: userId, hdr: header.itemWishlistHdrUid, name: header.name };
    setTarget(found);
    return found;
  };
  const run = async (list: WishlistHeader | ListDraft) => {
    setBusy(true);
    setError(undefined);
    try {
      const { name, ...place } = await targetOf(list);
      const next = await storeLines(api, place, result ? result.failed.map(({ line }) => line) : lines);
      if (next.failed.length > 0) setResult(next);
      else {
        onDone();
        say(lines.length, name, place.hdr);
      }
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
      await invalidate("items.itemWishlist.hdr.createLine");
    }
  };
  return { busy, error, place: target, name: target?.name ?? "", result, run };
}

/** Says that lines are stored, with the way to them. */
function useStoredWord(): (count: number, name: string, list: number) => void {
  const text = useText(messages);
  const toasts = useToasts();
  const navigate = useNavigate();
  return (count, name, list) =>
    toasts.show({
      tone: "ok",
      message: text("stored", { count, name }),
      action: { label: text("open"), onAction: () => void navigate({ to: "/shop/lists/$list", params: { list } }) },
    });
}
