import type { Attribute } from "@purvey/contract/generated/items";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { attributeKey, attributeOfKey } from "../editor-fields.ts";
import { messages } from "../messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";
import { useSiteAttributes } from "../use-item-parts.ts";

type Shown = Pick<Attribute, "attributeUid" | "attributeDesc" | "unit" | "maxLength">;

/** What describes the item: a value for each attribute, and further attributes of the site. */
export function AttributeFields({ editor, denial }: { editor: ItemEditor; denial: string | undefined }) {
  const text = useText(messages);
  const { data: all = [] } = useSiteAttributes();
  const own = editor.records.attributes;
  const ownUids = new Set(own.map(({ attributeUid }) => attributeUid));
  const typed = new Set(Object.keys(editor.draft).map(attributeOfKey));
  const others = all.filter(({ attributeUid }) => !ownUids.has(attributeUid));
  const added = others.filter(({ attributeUid }) => typed.has(attributeUid));
  const left = others.filter(({ attributeUid }) => !typed.has(attributeUid));
  return (
    <Section title={text("attributes")} note={text("attributeCount", { count: own.length })}>
      <div className="mt-3 grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        {[...own, ...added].map((attribute) => (
          <AttributeField key={attribute.attributeUid} editor={editor} attribute={attribute} denial={denial} />
        ))}
      </div>
      <Field label={text("addAttribute")} className="mt-4">
        <Select
          value=""
          disabled={denial !== undefined}
          onChange={({ target }) => editor.type(attributeKey(Number(target.value)), "")}
        >
          <option value="">{text("chooseAttribute")}</option>
          {left.map(({ attributeUid, attributeDesc }) => (
            <option key={attributeUid} value={attributeUid}>
              {attributeDesc}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  );
}

function AttributeField(props: { editor: ItemEditor; attribute: Shown; denial: string | undefined }) {
  const { editor, attribute, denial } = props;
  const key = attributeKey(attribute.attributeUid);
  return (
    <Field
      label={attribute.attributeDesc}
      aside={attribute.unit && <span className="font-mono text-xs text-faint">{attribute.unit}</span>}
      error={editor.outcome?.problems[key]}
    >
      <TextInput
        value={editor.textOf(key)}
        maxLength={attribute.maxLength ?? 255}
        readOnly={denial !== undefined}
        onChange={({ target }) => editor.type(key, target.value)}
      />
    </Field>
  );
}
