import { Banner } from "@purvey/ui/banner";
import { Checkbox } from "@purvey/ui/checkbox";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { Select } from "@purvey/ui/select";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useTitle } from "../../../shared/use-title.ts";
import { attributeOfKey, type TextKey, textFields } from "../editor-fields.ts";
import { messages } from "../messages.ts";
import { bulkMessages } from "./bulk-messages.ts";
import { type BulkWork, recordsOf, withField } from "./bulk-plan.ts";
import { BulkPreview } from "./bulk-preview.tsx";
import { BulkRun } from "./bulk-run.tsx";
import { type BulkEdit, useBulkEdit } from "./use-bulk-edit.ts";
import { useFieldNames } from "./use-field-names.ts";

/** The same change for many items: chosen fields, a preview with old and new of each, a run that can be taken back. */
export function BulkScreen() {
  const text = useText(bulkMessages);
  useTitle(text("title"));
  const edit = useBulkEdit();
  const { loaded, work } = edit;
  return (
    <>
      <PageHead trail={<Link to="/admin/catalog">{text("catalog")}</Link>} title={text("title")}>
        <span className="min-h-5">{work && text("chosen", { count: work.items.length })}</span>
      </PageHead>
      {!loaded && <Skeleton className="h-64" />}
      {loaded && !work && (
        <EmptyState
          title={text("none")}
          actions={<RouterLinkButton to="/admin/catalog">{text("toCatalog")}</RouterLinkButton>}
        >
          {text("noneHint")}
        </EmptyState>
      )}
      {work && <Work edit={edit} work={work} />}
    </>
  );
}

function Work({ edit, work }: { edit: BulkEdit; work: BulkWork }) {
  const text = useText(bulkMessages);
  const noCatalog = useDenial("catalog.write");
  const noSearch = useDenial("search.write");
  const needs = recordsOf(Object.keys(work.changes));
  const denial = noCatalog ?? (needs.has("indexed") ? noSearch : undefined);
  return (
    <div className="flex flex-col gap-6">
      {edit.notKept && <Banner tone="low">{text("notKept")}</Banner>}
      <BulkFields edit={edit} work={work} denial={denial} />
      <BulkRun edit={edit} work={work} denial={denial} />
      {edit.plan && <BulkPreview plan={edit.plan} work={work} />}
    </div>
  );
}

/** The fields that change, each with its new value. */
function BulkFields({ edit, work, denial }: { edit: BulkEdit; work: BulkWork; denial: string | undefined }) {
  const text = useText(bulkMessages);
  const { keys, nameOf } = useFieldNames();
  const { changes, onlyEmpty } = work;
  const closed = denial !== undefined || edit.progress !== undefined;
  const toggle = (key: string) => edit.change({ changes: withField(changes, key) });
  return (
    <Section title={text("fields")}>
      <div className="mt-3 flex max-w-3xl flex-col gap-4">
        {Object.keys(changes).map((key) => (
          <div key={key} className="flex items-end gap-2">
            <Field label={nameOf(key)} hint={hasList(key) ? undefined : text("emptyHint")} className="min-w-0 grow">
              <ValueInput
                name={key}
                value={changes[key] ?? ""}
                closed={closed}
                onType={(value) => edit.change({ changes: { ...changes, [key]: value } })}
              />
            </Field>
            <IconButton
              icon="close"
              label={text("removeField", { field: nameOf(key) })}
              disabledReason={denial}
              onClick={() => toggle(key)}
            />
          </div>
        ))}
        <Field label={text("addField")}>
          <Select value="" disabled={closed} onChange={({ target }) => target.value && toggle(target.value)}>
            <option value="">{text("chooseField")}</option>
            {keys
              .filter((key) => changes[key] === undefined)
              .map((key) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
          </Select>
        </Field>
        <Checkbox
          label={text("onlyEmpty")}
          hint={text("onlyEmptyHint")}
          checked={onlyEmpty}
          disabled={closed}
          onChange={({ target }) => edit.change({ onlyEmpty: target.checked })}
        />
      </div>
    </Section>
  );
}

/** The fields whose value is one of a few. */
const hasList = (key: string): boolean => key === "online" || key === "statusCd";

interface ValueInputProps {
  readonly name: string;
  readonly value: string;
  readonly closed: boolean;
  readonly onType: (value: string) => void;
}

function ValueInput({ name, value, closed, onType }: ValueInputProps) {
  const text = useText(bulkMessages);
  const fieldText = useText(messages);
  const common = { value, onChange: ({ target }: { target: { value: string } }) => onType(target.value) };
  if (name === "online")
    return (
      <Select {...common} disabled={closed}>
        <option value="Y">{text("onlineY")}</option>
        <option value="N">{text("onlineN")}</option>
      </Select>
    );
  if (name === "statusCd")
    return (
      <Select {...common} disabled={closed}>
        <option value="704">{fieldText("inIndex")}</option>
        <option value="705">{fieldText("outOfIndex")}</option>
      </Select>
    );
  const maxLength = attributeOfKey(name) === undefined ? textFields[name as TextKey].max : 255;
  if (maxLength > 255) return <TextArea {...common} rows={3} maxLength={maxLength} readOnly={closed} />;
  return <TextInput {...common} maxLength={maxLength} readOnly={closed} />;
}
