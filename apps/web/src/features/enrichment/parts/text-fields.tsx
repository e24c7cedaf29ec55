import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";
import { useBrands } from "../use-item-parts.ts";
import { SuggestionPanel } from "./suggestion-panel.tsx";
import { TextInputOf } from "./text-input-of.tsx";

export interface DescriptionFieldsProps {
  readonly editor: ItemEditor;
  /** The text that stands on the item's page now. */
  readonly shownText: string | null;
  readonly noSearch: string | undefined;
  readonly noCatalog: string | undefined;
}

/** The short description, line by line. */
const lineTexts = ["webDesc1", "webDesc2", "webDesc3", "webDesc4"] as const;

/** What shoppers read in lists and on the item's page, each with a suggestion on demand. */
export function DescriptionFields({ editor, shownText, noSearch, noCatalog }: DescriptionFieldsProps) {
  const text = useText(messages);
  const notIndexed = editor.records.indexed ? noSearch : text("notIndexed");
  const fromErp = editor.textOf("webDescFull") === "" && shownText;
  return (
    <Section title={text("descriptions")}>
      <div className="mt-3 flex flex-col gap-4">
        <TextInputOf editor={editor} name="itemDesc" rows={2} hint={text("itemDescHint")} denial={notIndexed} />
        <SuggestionPanel editor={editor} name="itemDesc" denial={notIndexed} />
        {lineTexts.map((name) => (
          <TextInputOf key={name} editor={editor} name={name} denial={noCatalog} />
        ))}
        <TextInputOf
          editor={editor}
          name="webDescFull"
          rows={6}
          hint={fromErp ? text("webDescFromErp", { words: fromErp }) : text("webDescFullHint")}
          denial={noCatalog}
        />
        <SuggestionPanel editor={editor} name="webDescFull" denial={noCatalog} />
      </div>
    </Section>
  );
}

const shortTexts = ["manufacturerName", "partNumber", "upcOrEanId"] as const;
const searchTexts = ["metaTitle", "metaDescription", "metaKeywords"] as const;

/** The item's extension: brand, maker, bar code, texts for search engines. */
export function RecordFields({ editor, denial }: { editor: ItemEditor; denial: string | undefined }) {
  const text = useText(messages);
  return (
    <>
      <Section title={text("trade")}>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <BrandField editor={editor} denial={denial} />
          {shortTexts.map((name) => (
            <TextInputOf key={name} editor={editor} name={name} denial={denial} />
          ))}
        </div>
      </Section>
      <Section title={text("engines")}>
        <div className="mt-3 flex flex-col gap-4">
          {searchTexts.map((name) => (
            <TextInputOf key={name} editor={editor} name={name} denial={denial} />
          ))}
        </div>
      </Section>
    </>
  );
}

function BrandField({ editor, denial }: { editor: ItemEditor; denial: string | undefined }) {
  const text = useText(messages);
  const { data: brands = [] } = useBrands();
  const value = editor.textOf("brandName");
  const names = [...new Set([...brands.map(({ brandsName }) => brandsName), value])].filter(Boolean);
  return (
    <Field label={text("brandName")} error={editor.outcome?.problems.brandName}>
      <Select
        value={value}
        disabled={denial !== undefined}
        onChange={({ target }) => editor.type("brandName", target.value)}
      >
        <option value="">–</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
