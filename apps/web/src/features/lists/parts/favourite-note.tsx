import type { Favorite } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { createItemsApi } from "../../../shared/items-api.ts";
import { useServiceMutations } from "../../../shared/service-api.ts";
import { messages } from "../messages.ts";

/** The longest note of a favourite, in characters. */
const most = 500;

/** What `FavouriteNote` takes. */
export interface FavouriteNoteProps {
  readonly favourite: Favorite;
  readonly onClose: () => void;
}

/** The sheet to write a favourite's note on; an empty one removes it. */
export function FavouriteNote({ favourite, onClose }: FavouriteNoteProps) {
  const text = useText(messages);
  const { userId } = useWho();
  const form = useId();
  const mutations = useServiceMutations(createItemsApi).items.itemFavorites;
  const update = useMutation(mutations.update());
  const label = text("editNote", { item: favourite.itemId });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim() || null;
    update.mutate({ id: userId, fav: favourite.invMastUid, note }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={label}
      footer={
        <Button type="submit" form={form} variant="primary" busy={update.isPending}>
          {text("save")}
        </Button>
      }
    >
      <form id={form} className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={text("note")} hint={text("noteHint", { most })}>
          <TextArea name="note" defaultValue={favourite.note ?? ""} maxLength={most} rows={3} />
        </Field>
        {update.error && <Failure error={update.error} />}
      </form>
    </Dialog>
  );
}
