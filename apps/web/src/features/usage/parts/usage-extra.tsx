import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { failedSerials, tooManySerials, type UsageLine, warrantyFields } from "../usage-model.ts";

export interface UsageExtraProps {
  readonly line: UsageLine;
  readonly onChange: (next: Pick<UsageLine, "warranty" | "lotNumber">) => void;
}

/** Which lot a part is taken of, and whether it replaces one under warranty, with what the maker needs to know of that one. */
export function UsageExtra({ line, onChange }: UsageExtraProps) {
  const text = useText(messages);
  const { itemId: item, warranty, lotNumber, quantity } = line;
  const several = (quantity ?? 0) > 1;
  const wrong =
    tooManySerials(line) &&
    text("tooManySerials", { item, count: failedSerials(line).length, quantity: quantity ?? 0 });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label={text("warranty")}
          aria-label={text("warrantyOf", { item })}
          checked={warranty !== undefined}
          onChange={() => onChange({ warranty: warranty === undefined ? {} : undefined })}
        />
        <Checkbox
          label={text("namedLot")}
          aria-label={text("namedLotOf", { item })}
          checked={lotNumber !== undefined}
          onChange={() => onChange({ lotNumber: lotNumber === undefined ? "" : undefined })}
        />
      </div>
      {lotNumber !== undefined && (
        <Field label={text("lot")} hint={text("lotHint")} className="max-w-sm">
          <TextInput
            mono
            maxLength={40}
            autoCapitalize="characters"
            value={lotNumber}
            onChange={({ target }) => onChange({ lotNumber: target.value })}
          />
        </Field>
      )}
      {warranty && (
        <div className="grid gap-3 pb-2 sm:grid-cols-2 lg:grid-cols-4">
          {warrantyFields.map((name) => {
            const field = {
              value: warranty[name] ?? "",
              onChange: ({ target }: { target: { value: string } }) =>
                onChange({ warranty: { ...warranty, [name]: target.value } }),
            };
            return name === "serialNo" && several ? (
              <Field key={name} label={text("serialNos")} hint={text("serialNosHint")} error={wrong}>
                <TextArea mono rows={2} {...field} />
              </Field>
            ) : (
              <Field key={name} label={text(name)} error={name === "serialNo" && wrong}>
                <TextInput
                  mono={name === "modelNo" || name === "serialNo"}
                  maxLength={name === "notes" ? 1000 : 100}
                  {...field}
                />
              </Field>
            );
          })}
        </div>
      )}
    </div>
  );
}
