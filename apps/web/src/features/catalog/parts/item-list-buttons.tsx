import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { messages } from "../../../shared/lists/messages.ts";
import type { ListAddition } from "../../../shared/lists/store-lines.ts";
import { useFavourites, useStar } from "../../../shared/lists/use-favourites.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";

const SaveToListDialog = laterPart(
  async () => (await import("../../../shared/lists/save-to-list-dialog.tsx")).SaveToListDialog,
);

/** Keeps an item: the star of the favourites, and the way onto a list. */
export function ItemListButtons({ line }: { line: ListAddition }) {
  const text = useText(messages);
  const denial = useDenial("list.write");
  const [saving, setSaving] = useState(false);
  const { data: favourites, isError } = useFavourites();
  const { keep, drop } = useStar();
  const favourite = favourites?.find(({ invMastUid }) => invMastUid === line.invMastUid);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon="star"
        className="aria-pressed:[&>svg]:fill-current"
        aria-pressed={favourite !== undefined}
        busy={favourites === undefined && !isError}
        disabledReason={denial}
        onClick={() => (favourite ? drop(favourite) : keep({ invMastUid: line.invMastUid, itemId: line.itemId }))}
      >
        {text("favourite")}
      </Button>
      <Button icon="list" disabledReason={denial} onClick={() => setSaving(true)}>
        {text("addToList")}
      </Button>
      {saving && <SaveToListDialog lines={[line]} onClose={() => setSaving(false)} />}
    </div>
  );
}
