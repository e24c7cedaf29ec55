import type { SuggestedNumber } from "@purvey/contract/generated/search";
import { keyPrefix } from "@purvey/react";
import { PartNumber } from "@purvey/ui/data/part-number";
import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { useQueryClient } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { useSession } from "../../../shared/session/session-context.tsx";
import { type KeptPart, keptParts } from "../kept-parts.ts";
import { nothingMessages } from "../nothing-messages.ts";
import { everything, type SearchView } from "../search-view.ts";

/** Without a network nothing is searched: that it is so, and what the device holds of it. */
export function Unsearched({ q }: { q: string }) {
  const text = useText(nothingMessages);
  const parts = keptParts(useOpenedParts(), q);
  return (
    <>
      <EmptyState
        title={q === everything ? text("unsearchedAll") : text("unsearched", { words: q })}
        actions={
          <>
            <RouterLinkButton to="/shop/lists">{text("toLists")}</RouterLinkButton>
            <RouterLinkButton to="/shop/quick-order">{text("toQuickOrder")}</RouterLinkButton>
          </>
        }
      >
        {text("unsearchedHint")}
      </EmptyState>
      {parts.length > 0 && (
        <Section title={text("keptParts")} className="mt-6">
          <ul>
            {parts.map(({ itemId, itemDesc }) => (
              <li key={itemId} className="border-b border-rule py-2">
                <PartNumber value={itemId} link={(attributes) => <ItemLink itemId={itemId} {...attributes} />} />
                <span className="block text-soft">{itemDesc}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The parts whose pages were read, as the page or the device holds them. */
function useOpenedParts(): KeptPart[] {
  const { siteId, username = "" } = useSession();
  // By its key: the client of items is too large to be loaded for a screen without a network.
  const queryKey = [...keyPrefix(siteId, username), "items", "invMast", "doc"];
  const reads = useQueryClient().getQueriesData<{ readonly data: KeptPart }>({ queryKey });
  return reads.flatMap(([, read]) => (read ? [read.data] : []));
}

/** Items whose number is nearly what was typed; what differs is marked. */
export function SuggestedNumbers({ numbers }: { numbers: readonly SuggestedNumber[] | undefined }) {
  const text = useText(nothingMessages);
  if (!numbers || numbers.length === 0) return null;
  return (
    <section aria-label={text("didYouMean")} className="mb-3 border-s-4 border-edge ps-3">
      <p>{text("didYouMean")}</p>
      <ul>
        {numbers.map(({ itemId, itemDesc, pieces }) => (
          <li key={itemId} className="py-1">
            <ItemLink itemId={itemId} className="font-mono">
              {pieces.map(({ text, marked }, place) =>
                // Pieces of one number have no other name than their place.
                // biome-ignore lint/suspicious/noArrayIndexKey: they never move
                marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
              )}
            </ItemLink>{" "}
            <span className="text-soft">
              {itemId}, {itemDesc}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ResultNoteProps {
  readonly view: SearchView & { readonly q: string };
  /** The words that were searched for, where they are others than those that were typed. */
  readonly corrected: string | null | undefined;
}

/** Says that other words were searched for than those that were typed, or not all of them together. */
export function ResultNote({ view: { q, any }, corrected }: ResultNoteProps) {
  const text = useText(nothingMessages);
  if (!corrected && !any) return null;
  return (
    <p role="status" className="mb-3 border-s-4 border-edge ps-3">
      {corrected ? text("corrected", { words: q, corrected }) : text("someWords")}
    </p>
  );
}
