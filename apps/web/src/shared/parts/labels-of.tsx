import { Button } from "@purvey/ui/button";
import { useNavigate } from "@tanstack/react-router";
import { useText } from "../i18n/messages.ts";
import { useDenial } from "../permissions/use-denial.ts";
import { labelsOfMessages } from "./labels-of-messages.ts";

export interface LabelsOfProps {
  /** A label for each: the item's, or the shelf's where the item lies (`HB-M8-40@A-01-1`). */
  readonly kind: "item" | "shelf";
  /** What is selected; none closes the button, which says so. */
  readonly numbers: readonly string[];
}

/** Leads from the selection of a list to its labels, ready to print. */
export function LabelsOf({ kind, numbers }: LabelsOfProps) {
  const text = useText(labelsOfMessages);
  const navigate = useNavigate();
  const denied = useDenial("document.create");
  const search = { kind: kind === "item" ? undefined : kind, item: [...new Set(numbers)].join(",") };
  return (
    <Button
      icon="printer"
      disabledReason={denied ?? (numbers.length === 0 ? text("noneSelected") : undefined)}
      onClick={() => void navigate({ to: "/ops/labels", search })}
    >
      {text("labels", { count: new Set(numbers).size })}
    </Button>
  );
}
