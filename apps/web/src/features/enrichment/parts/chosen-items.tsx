import { Button } from "@purvey/ui/button";
import { useNavigate } from "@tanstack/react-router";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { LabelsOf } from "../../../shared/parts/labels-of.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useDeviceDraft } from "../../../shared/use-device-draft.ts";
import type { BulkWork } from "../bulk/bulk-plan.ts";
import { catalogMessages } from "../catalog-messages.ts";
import type { ItemChoice } from "../use-item-choice.ts";

/** Items whose labels an address still takes. */
const mostLabels = 200;

/** How many rows are chosen, all that the filters leave, and changing them. The place is kept while none is chosen. */
export function ChosenItems({ choice, total }: { choice: ItemChoice; total: number }) {
  const text = useText(catalogMessages);
  const refused = useRefused();
  const navigate = useNavigate();
  const denial = useDenial("catalog.write");
  const { draft: begun, keep } = useDeviceDraft<BulkWork>("catalog/bulk");
  const { items } = choice;
  const begin = () => {
    keep({ items, changes: {}, onlyEmpty: false, results: {} });
    void navigate({ to: "/admin/bulk" });
  };
  const all = () =>
    choice.chooseAll().catch((error: unknown) => {
      refused(error);
    });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span role="status" className="sr-only">
        {text("chosen", { count: items.length })}
      </span>
      {items.length === 0 && begun && (
        <Button variant="quiet" onClick={() => void navigate({ to: "/admin/bulk" })}>
          {text("goOn", { count: begun.items.length })}
        </Button>
      )}
      {items.length > 0 && (
        <Button variant="quiet" onClick={choice.clear}>
          {text("clearChoice")}
        </Button>
      )}
      {items.length < total && items.length > 0 && (
        <Button variant="quiet" onClick={all}>
          {text("chooseAll", { count: total })}
        </Button>
      )}
      {items.length > 0 && items.length <= mostLabels && (
        <LabelsOf kind="item" numbers={items.map(({ itemId }) => itemId)} />
      )}
      <Button
        icon="edit"
        disabledReason={denial ?? (items.length === 0 ? text("noChoice") : undefined)}
        onClick={begin}
      >
        {text("changeChosen", { count: items.length })}
      </Button>
    </span>
  );
}
