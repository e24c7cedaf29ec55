import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { NumberInput } from "@purvey/ui/number-input";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import type { VariantChoice } from "../variant-fields.ts";
import { variantMessages } from "../variant-messages.ts";
import { CatalogNumber } from "./catalog-number.tsx";

/** What `ChoiceFields` takes. */
export interface ChoiceFieldsProps {
  readonly choice: VariantChoice & { readonly invMastUid: number };
  readonly problem: string | undefined;
  readonly denial: string | undefined;
  /** Undefined takes the item out of the group. */
  readonly onChange: (choice: VariantChoice | undefined) => void;
  readonly onDefault: () => void;
}

/** One choice of the group: the item, what the buyer reads, colour, price difference, and whether it is shown first. */
export function ChoiceFields({ choice, problem, denial, onChange, onDefault }: ChoiceFieldsProps) {
  const text = useText(variantMessages);
  const { invMastUid: _, ...stored } = choice;
  const { itemId: item, variantValue, colorCode, priceDifference, isDefault } = choice;
  const readOnly = denial !== undefined;
  return (
    <li className="border-b border-rule py-3">
      <div className="mb-2 flex items-center justify-between gap-3">
        <CatalogNumber item={item} />
        <span className="flex items-center gap-3">
          <label className="flex min-h-6 items-center gap-2">
            <input
              type="radio"
              name="default-choice"
              checked={isDefault === "Y"}
              disabled={readOnly}
              onChange={onDefault}
              aria-label={text("firstOf", { item })}
            />
            {text("first")}
          </label>
          <IconButton
            icon="trash"
            label={text("takeOut", { item })}
            disabledReason={denial}
            onClick={() => onChange(undefined)}
          />
        </span>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label={text("value")} className="max-sm:col-span-2" error={problem}>
          <TextInput
            aria-label={text("valueOf", { item })}
            maxLength={100}
            readOnly={readOnly}
            value={variantValue}
            onChange={({ target }) => onChange({ ...stored, variantValue: target.value })}
          />
        </Field>
        <Field label={text("color")}>
          <TextInput
            mono
            aria-label={text("colorOf", { item })}
            maxLength={7}
            readOnly={readOnly}
            value={colorCode ?? ""}
            onChange={({ target }) => onChange({ ...stored, colorCode: target.value || null })}
          />
        </Field>
        <Field label={text("difference")}>
          <NumberInput
            aria-label={text("differenceOf", { item })}
            readOnly={readOnly}
            value={priceDifference}
            onValueChange={(next) => onChange({ ...stored, priceDifference: next ?? 0 })}
          />
        </Field>
      </div>
    </li>
  );
}
