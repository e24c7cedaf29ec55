import { NotFoundError } from "@purvey/client/errors";
import { dataOf, useInvalidate } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogServices } from "../../shared/catalog-services.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useOvertaken, useSeen } from "../../shared/overtaken/overtaken.ts";
import { useTabDraft } from "../../shared/session/use-tab-draft.ts";
import { useServices } from "../../shared/use-service.ts";
import {
  attributeOfKey,
  changedKeys,
  type ItemDraft,
  type ItemRecords,
  overtakenKeys,
  saveSteps,
  storedText,
  type TextKey,
} from "./editor-fields.ts";
import { messages } from "./messages.ts";
import { sendStep } from "./send-step.ts";
import { useSayRefusal } from "./use-say-refusal.ts";

/** An item under edit: what is stored, what is typed, and how storing went. */
export type ItemEditor = ReturnType<typeof useItemEditor>;

/** How the last storing went. */
interface Outcome {
  readonly problems: Readonly<Record<string, string>>;
  /** The keys under which somebody else has stored something meanwhile. */
  readonly overtaken: readonly string[];
  readonly stored: number;
  readonly tried: number;
}

const noDraft: ItemDraft = {};

/** Reads what is stored of an item; undefined while it is on its way. */
export function useItemRecords(invMastUid: number) {
  const { items, legacy, productInfo, search } = useServices(catalogServices).queries;
  const extension = useQuery(dataOf(productInfo.invMastExt.list({ invMastUid, limit: 1 })));
  const webDescription = useQuery(dataOf(legacy.invMast.webDesc.list({ id: invMastUid, limit: 1 })));
  const attributes = useQuery(dataOf(items.invMast.attributes.list({ id: invMastUid, limit: 1000 })));
  const variants = useQuery(dataOf(items.variants.list({ invMastUid, limit: 1 })));
  const indexed = useQuery(dataOf(search.items.get({ id: invMastUid })));
  const notIndexed = indexed.error instanceof NotFoundError;
  const parts = [extension, webDescription, attributes, variants, ...(notIndexed ? [] : [indexed])];
  const { data: extensions } = extension;
  const { data: descriptions } = webDescription;
  const { data: own } = attributes;
  const { data: groups } = variants;
  const known = extensions && descriptions && own && groups && (indexed.data !== undefined || notIndexed);
  const records: ItemRecords | undefined = known
    ? {
        invMastUid,
        extension: extensions[0],
        webDescription: descriptions[0],
        attributes: own,
        indexed: indexed.data,
        variants: groups[0],
      }
    : undefined;
  const readAgain = async (): Promise<ItemRecords | undefined> => {
    const [again, texts, values, choices, found] = await Promise.all([
      ...([extension.refetch(), webDescription.refetch(), attributes.refetch()] as const),
      ...([variants.refetch(), indexed.refetch()] as const),
    ]);
    if (!again.data || !texts.data || !values.data || !choices.data) return undefined;
    return {
      invMastUid,
      extension: again.data[0],
      webDescription: texts.data[0],
      attributes: values.data,
      indexed: found.data,
      variants: choices.data[0],
    };
  };
  return {
    records,
    readAgain,
    error: parts.find(({ error }) => error)?.error,
    retry: () => Promise.all(parts.map(({ refetch }) => refetch())),
  };
}

/**
 * Keeps what is typed over a reload, and stores it call by call: what was stored leaves the draft, the rest stays. What
 * somebody else has changed meanwhile is shown before it is replaced.
 */
export function useItemEditor(records: ItemRecords, readAgain: () => Promise<ItemRecords | undefined>) {
  const text = useText(messages);
  const toasts = useToasts();
  const { api } = useServices(catalogServices);
  const invalidate = useInvalidate();
  const place = `item/${records.invMastUid}`;
  const [draft, setDraft] = useTabDraft<ItemDraft>(place, noDraft);
  const seen = useSeen(place, (key) => storedText(records, key));
  const [outcome, setOutcome] = useState<Outcome>();
  const mine = Object.fromEntries(Object.entries(draft).filter(([key, typed]) => typed !== seen.of(key)));
  const changed = changedKeys(records, mine);
  const sayOvertaken = useOvertaken();
  const sayRefusal = useSayRefusal(useItemFieldName(records));
  const keep = (next: ItemDraft, told?: ItemDraft) => {
    setDraft(next);
    seen.keep(Object.keys(next), told);
  };
  const save = async () => {
    const now = (await readAgain()) ?? records;
    const overtaken = overtakenKeys(seen.of, now, mine);
    const theirs = Object.fromEntries(overtaken.map((key) => [key, storedText(now, key)]));
    const problems = Object.fromEntries(overtaken.map((key) => [key, sayOvertaken(theirs[key] ?? "")]));
    const own = Object.fromEntries(Object.entries(mine).filter(([key]) => !overtaken.includes(key)));
    const steps = saveSteps(now, own);
    let rest = draft;
    for (const step of steps)
      try {
        await sendStep(api, step);
        await invalidate(step.endpoint);
        rest = without(rest, step.keys);
        keep(rest);
      } catch (error) {
        for (const key of step.keys) problems[key] = sayRefusal(error, step);
      }
    keep(rest, theirs);
    const failed = Object.keys(problems).length;
    const stored = changed.length - failed;
    setOutcome(failed > 0 ? { problems, overtaken, stored, tried: changed.length } : undefined);
    if (failed === 0) toasts.show({ tone: "ok", message: text("stored", { count: stored }) });
  };
  return {
    records,
    draft,
    changed,
    outcome,
    save,
    textOf: (key: string) => mine[key] ?? storedText(records, key),
    type: (key: string, value: string) => keep({ ...draft, [key]: value }),
    typeAll: (values: ItemDraft) => keep({ ...draft, ...values }),
    /** Leaves what somebody else has stored under a key. */
    keepTheirs: (key: string) => {
      setOutcome(outcome && { ...outcome, problems: without(outcome.problems, [key]) });
      keep(without(draft, [key]));
    },
    discard: () => {
      setOutcome(undefined);
      keep(noDraft);
    },
  };
}

/** A record without some of its keys. */
const without = (record: ItemDraft, keys: readonly string[]): ItemDraft =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** What the texts and attributes of an item are called. */
export function useItemFieldName({ attributes }: Pick<ItemRecords, "attributes">): (key: string) => string {
  const text = useText(messages);
  return (key) => {
    const uid = attributeOfKey(key);
    if (uid === undefined) return text(key as TextKey);
    return attributes.find(({ attributeUid }) => attributeUid === uid)?.attributeDesc ?? text("newAttribute");
  };
}
