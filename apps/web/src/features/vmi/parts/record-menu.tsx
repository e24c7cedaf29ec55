import { IconButton } from "@purvey/ui/icon-button";
import { Menu } from "@purvey/ui/menu";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { messages } from "../messages.ts";

export interface RecordMenuProps {
  /** What the actions are for: "Rack A". */
  readonly name: string;
  readonly onEdit: () => void;
  /** The words of the other action, and whether it takes something away. */
  readonly other: "disable" | "enable" | "remove";
  readonly onOther: () => unknown;
}

/** Edit and one more action for a row; closed with its reason for who may not manage stockrooms. */
export function RecordMenu({ name, onEdit, other, onOther }: RecordMenuProps) {
  const text = useText(messages);
  const disabledReason = useDenial("stockroom.manage");
  const label = text("actionsFor", { name });
  return (
    <Menu
      label={label}
      items={[
        { key: "edit", icon: "edit", label: text("edit"), onSelect: onEdit, disabledReason },
        { key: other, label: text(other), danger: other === "remove", onSelect: () => void onOther(), disabledReason },
      ]}
      trigger={(attributes) => <IconButton icon="more" label={label} {...attributes} />}
    />
  );
}
