import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";
import { choiceKey, choicesOf, variantNameKey, writeChoice } from "../variant-fields.ts";
import { variantMessages } from "../variant-messages.ts";
import { AddChoice } from "./add-choice.tsx";
import { ChoiceFields } from "./choice-fields.tsx";

/** What `VariantsPart` takes. */
export interface VariantsPartProps {
  readonly editor: ItemEditor;
  readonly itemId: string;
  readonly denial: string | undefined;
}

/** The items that shoppers choose among instead of this one: sizes, colours. Stored with the rest of the editor. */
export function VariantsPart({ editor, itemId, denial }: VariantsPartProps) {
  const text = useText(variantMessages);
  const { invMastUid, variants } = editor.records;
  const choices = choicesOf(variants, editor.draft);
  const begin = () => editor.type(choiceKey(invMastUid), newChoice(itemId, choices.length === 0));
  const makeDefault = (chosen: number) => {
    const others = choices.map(({ invMastUid: uid, ...choice }) => [
      choiceKey(uid),
      writeChoice({ ...choice, isDefault: uid === chosen ? "Y" : "N" }),
    ]);
    editor.typeAll(Object.fromEntries(others));
  };
  return (
    <Section title={text("variants")} note={choices.length > 0 && text("choiceCount", { count: choices.length })}>
      {choices.length === 0 ? (
        <>
          <p className="mt-3 text-soft">{text("noVariants")}</p>
          <Button icon="plus" className="mt-3" disabledReason={denial} onClick={begin}>
            {text("beginVariants")}
          </Button>
        </>
      ) : (
        <>
          <Field label={text("variantName")} className="mt-3" error={editor.outcome?.problems[variantNameKey]}>
            <TextInput
              value={editor.textOf(variantNameKey)}
              maxLength={100}
              readOnly={denial !== undefined}
              onChange={({ target }) => editor.type(variantNameKey, target.value)}
            />
          </Field>
          <ul className="mt-3">
            {choices.map((choice) => (
              <ChoiceFields
                key={choice.invMastUid}
                choice={choice}
                problem={editor.outcome?.problems[choiceKey(choice.invMastUid)]}
                denial={denial}
                onChange={(next) => editor.type(choiceKey(choice.invMastUid), writeChoice(next))}
                onDefault={() => makeDefault(choice.invMastUid)}
              />
            ))}
          </ul>
          <AddChoice
            denial={denial}
            taken={choices.map((choice) => choice.invMastUid)}
            onAdd={(item) => editor.type(choiceKey(item.invMastUid), newChoice(item.itemId, false))}
          />
        </>
      )}
    </Section>
  );
}

function newChoice(itemId: string, isFirst: boolean): string {
  const isDefault = isFirst ? "Y" : "N";
  return writeChoice({ itemId, variantValue: "", colorCode: null, priceDifference: 0, isDefault });
}
