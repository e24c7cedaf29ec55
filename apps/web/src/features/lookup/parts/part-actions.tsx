import { Button } from "@purvey/ui/button";
import { IconButton } from "@purvey/ui/icon-button";
import { Menu, type MenuItem } from "@purvey/ui/menu";
import { useNavigate } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { messages } from "../messages.ts";

/** What a result is: an item, a bin, or an item in a bin. */
export interface LookedUp {
  readonly itemId?: string | undefined;
  readonly bin?: string | undefined;
}

export interface PartActionsProps extends LookedUp {
  /** A button with its word, as in the head of a result, instead of the dots of a row. */
  readonly wordy?: boolean;
}

/** What can be done with a result: find it elsewhere, move, receive, label, open. */
export function PartActions({ itemId, bin, wordy = false }: PartActionsProps) {
  const text = useText(messages);
  const name = [bin, itemId].filter(Boolean).join(" ");
  const items = useActions({ itemId, bin });
  return (
    <Menu
      label={text("actions", { name })}
      items={items}
      trigger={(attributes) =>
        wordy ? (
          <Button icon="more" {...attributes}>
            {text("actionsWord")}
          </Button>
        ) : (
          <IconButton icon="more" label={text("actions", { name })} {...attributes} />
        )
      }
    />
  );
}

function useActions({ itemId, bin }: LookedUp): MenuItem[] {
  const text = useText(messages);
  const navigate = useNavigate();
  const receiveDenial = useDenial("purchasing.read");
  const moveDenial = useDenial("warehouse.read");
  const labelDenial = useDenial("document.create");
  const look = (code: string) => void navigate({ to: "/ops/lookup", search: { code } });
  const label = (kind: "item" | "bin" | "shelf", item: string) =>
    void navigate({ to: "/ops/labels", search: { kind: kind === "item" ? undefined : kind, item } });
  const labelling = { icon: "printer", disabledReason: labelDenial } as const;
  const ofItem: MenuItem[] =
    itemId === undefined
      ? []
      : [
          { key: "where", icon: "search", label: text("whereIs"), onSelect: () => look(itemId) },
          {
            key: "receive",
            icon: "truck",
            label: text("receive"),
            disabledReason: receiveDenial,
            onSelect: () => void navigate({ to: "/ops/receiving", search: { q: itemId } }),
          },
          { ...labelling, key: "label", label: text("label"), separated: true, onSelect: () => label("item", itemId) },
        ];
  const ofBin: MenuItem[] =
    bin === undefined
      ? []
      : [{ ...labelling, key: "binLabel", label: text("binLabel"), onSelect: () => label("bin", bin) }];
  const ofBoth: MenuItem[] =
    itemId === undefined || bin === undefined
      ? []
      : [
          {
            ...labelling,
            key: "shelfLabel",
            label: text("shelfLabel"),
            onSelect: () => label("shelf", `${itemId}@${bin}`),
          },
        ];
  const move: MenuItem = {
    key: "move",
    icon: "sync",
    label: text("move"),
    disabledReason: moveDenial,
    onSelect: () => void navigate({ to: "/ops/transfers", search: { from: bin, item: itemId } }),
  };
  const open: MenuItem[] =
    itemId === undefined
      ? []
      : [
          {
            key: "open",
            icon: "external",
            label: text("openItem"),
            separated: true,
            onSelect: () => void navigate({ to: "/shop/i/$item", params: { item: itemId } }),
          },
        ];
  return [move, ...ofItem, ...ofBin, ...ofBoth, ...open];
}
