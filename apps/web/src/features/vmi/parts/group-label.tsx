import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { useText } from "../../../shared/i18n/messages.ts";
import { boardMessages } from "../board-messages.ts";

/** The distributor of a group and how many parts come from there. */
export function GroupLabel({ item, rows }: { item: ReplenishmentItem; rows: readonly ReplenishmentItem[] }) {
  const text = useText(boardMessages);
  const count = rows.filter(({ distributorUid }) => distributorUid === item.distributorUid).length;
  return (
    <>
      {item.distributorsName ?? text("noDistributorGroup")}{" "}
      <span className="font-normal text-faint">{text("groupLines", { count })}</span>
    </>
  );
}
