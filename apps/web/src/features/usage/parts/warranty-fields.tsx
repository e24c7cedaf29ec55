import type { Warranty } from "@purvey/contract/generated/vmi";
import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { type UsageLine, warrantyFields } from "../usage-model.ts";

/** What `WarrantyFields` takes. */
export interface WarrantyFieldsProps {
  readonly line: UsageLine;
  readonly onChange: (warranty: Warranty | undefined) => void;
}

/** Whether the part replaces one under warranty, and what the maker needs to know of that one. */
export function WarrantyFields({ line: { itemId, warranty }, onChange }: WarrantyFieldsProps) {
  const text = useText(messages);
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={text("warranty")}
        aria-label={text("warrantyOf", { item: itemId })}
        checked={warranty !== undefined}
        onChange={() => onChange(warranty === undefined ? {} : undefined)}
      />
      {warranty && (
        <div className="grid gap-3 pb-2 sm:grid-cols-2 lg:grid-cols-4">
          {warrantyFields.map((name) => (
            <Field key={name} label={text(name)}>
              <TextInput
                mono={name === "modelNo" || name === "serialNo"}
                maxLength={name === "notes" ? 1000 : 100}
                value={warranty[name] ?? ""}
                onChange={({ target }) => onChange({ ...warranty, [name]: target.value })}
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}
