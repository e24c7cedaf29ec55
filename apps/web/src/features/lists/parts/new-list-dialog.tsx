import { items } from "@purvey/client/services/items";
import type { WishlistHeader } from "@purvey/contract/generated/items";
import { useInvalidate } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { emptyList, ListFields, listInput } from "../../../shared/lists/list-fields.tsx";
import { messages } from "../../../shared/lists/messages.ts";
import { useService } from "../../../shared/use-service.ts";

export interface NewListDialogProps {
  readonly onClose: () => void;
  /** The list is there. */
  readonly onCreated: (list: WishlistHeader) => void;
}

/** Asks what a new list is called, and creates it. */
export function NewListDialog({ onClose, onCreated }: NewListDialogProps) {
  const text = useText(messages);
  const { userId } = useWho();
  const { api } = useService(items);
  const invalidate = useInvalidate();
  const form = useId();
  const [draft, setDraft] = useState(emptyList);
  const [missing, setMissing] = useState(false);
  const create = useMutation({
    mutationFn: async () => (await api.itemWishlist.create(listInput(userId, draft))).data,
    onSuccess: async (list) => {
      onCreated(list);
      await invalidate("items.itemWishlist.create");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (draft.name.trim() !== "" && !create.isPending) create.mutate();
  };
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={text("newTitle")}
      footer={
        <Button type="submit" form={form} variant="primary" busy={create.isPending}>
          {text("create")}
        </Button>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <ListFields draft={draft} missing={missing} onChange={setDraft} />
        {create.error && <Failure error={create.error} />}
      </form>
    </Dialog>
  );
}
