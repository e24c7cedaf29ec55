import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { NumberInput } from "@purvey/ui/number-input";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogServices } from "../../../shared/catalog-services.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemPicker } from "../../../shared/parts/item-picker.tsx";
import { useServices } from "../../../shared/use-service.ts";
import type { ItemEditor } from "../use-item-editor.ts";
import { choiceKey, choicesOf, type VariantChoice, variantNameKey, writeChoice } from "../variant-fields.ts";
import { variantMessages } from "../variant-messages.ts";
import { CatalogNumber } from "./catalog-number.tsx";

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

interface AddChoiceProps {
  readonly denial: string | undefined;
  /** The items that are choices already. */
  readonly taken: readonly number[];
  readonly onAdd: (item: { readonly invMastUid: number; readonly itemId: string }) => void;
}

/** Another item for the group, by any of its numbers. */
function AddChoice({ denial, taken, onAdd }: AddChoiceProps) {
  const text = useText(variantMessages);
  const [wanted, setWanted] = useState<string>();
  const { resolve } = useServices(catalogServices).queries.items.invMast;
  const { data } = useQuery(dataOf(resolve(wanted === undefined ? skipToken : { numbers: [wanted] })));
  const found = wanted === undefined ? undefined : data?.[0]?.item;
  const isTaken = found ? taken.includes(found.invMastUid) : false;
  const none = found ? undefined : text("chooseItem");
  const add = () => {
    if (!found) return;
    onAdd(found);
    setWanted(undefined);
  };
  return (
    <div className="mt-3 flex items-end gap-2">
      <Field label={text("anotherItem")} hint={found?.itemDesc ?? text("anotherHint")} className="min-w-0 grow">
        <ItemPicker item={wanted} onChange={setWanted} />
      </Field>
      <Button
        icon="plus"
        disabledReason={denial ?? (isTaken ? text("taken", { item: found?.itemId ?? "" }) : none)}
        onClick={add}
      >
        {text("addChoice")}
      </Button>
    </div>
  );
}

interface ChoiceFieldsProps {
  readonly choice: VariantChoice & { readonly invMastUid: number };
  readonly problem: string | undefined;
  readonly denial: string | undefined;
  /** Undefined takes the item out of the group. */
  readonly onChange: (choice: VariantChoice | undefined) => void;
  readonly onDefault: () => void;
}

/** One choice of the group: the item, what the buyer reads, colour, price difference, and whether it is shown first. */
function ChoiceFields({ choice, problem, denial, onChange, onDefault }: ChoiceFieldsProps) {
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
