import { useInvalidate } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { Section } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { catalogServices } from "../../../shared/catalog-services.ts";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useServices } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import type { ItemEditor } from "../use-item-editor.ts";
import { TextInputOf } from "./text-input-of.tsx";

/** The item in the search index: whether shoppers find it, by which further words, and indexing it again. */
export function IndexPart({ editor, denial }: { editor: ItemEditor; denial: string | undefined }) {
  const text = useText(messages);
  const { indexed } = editor.records;
  const refresh = useRefresh(editor.records.invMastUid);
  const noRefresh = denial;
  return (
    <Section
      title={text("index")}
      actions={
        <Button icon="sync" disabledReason={noRefresh} onClick={refresh}>
          {text("refresh")}
        </Button>
      }
    >
      {indexed ? (
        <div className="mt-3 flex flex-col gap-4">
          <DefinitionList
            items={[
              { term: text("found"), value: <Found online={indexed.online === "Y"} /> },
              { term: text("indexedAt"), value: indexed.dateIndexed ? <Timestamp value={indexed.dateIndexed} /> : "–" },
            ]}
          />
          <Field label={text("online")} error={editor.outcome?.problems.online}>
            <Select
              value={editor.textOf("online")}
              disabled={denial !== undefined}
              onChange={({ target }) => editor.type("online", target.value)}
            >
              <option value="Y">{text("foundYes")}</option>
              <option value="N">{text("foundNo")}</option>
            </Select>
          </Field>
          <Field label={text("statusCd")} error={editor.outcome?.problems.statusCd}>
            <Select
              value={editor.textOf("statusCd")}
              disabled={denial !== undefined}
              onChange={({ target }) => editor.type("statusCd", target.value)}
            >
              <option value="704">{text("inIndex")}</option>
              <option value="705">{text("outOfIndex")}</option>
              <option value="700">{text("deletedFromIndex")}</option>
            </Select>
          </Field>
          <TextInputOf editor={editor} name="keywords" rows={2} hint={text("keywordsHint")} denial={denial} />
        </div>
      ) : (
        <p className="mt-3 text-soft">{text("notIndexed")}</p>
      )}
    </Section>
  );
}

function Found({ online }: { online: boolean }) {
  const text = useText(messages);
  return <Status tone={online ? "ok" : "out"}>{text(online ? "foundYes" : "foundNo")}</Status>;
}

/** Indexes the item again and says so; a call that changes something, so it is never made by itself. */
function useRefresh(id: number): () => Promise<void> {
  const text = useText(messages);
  const toasts = useToasts();
  const refused = useRefused();
  const { api } = useServices(catalogServices);
  const invalidate = useInvalidate();
  return async () => {
    try {
      await api.search.items.refresh({ id });
      await invalidate("search.items.refresh");
      toasts.show({ tone: "ok", message: text("refreshed") });
    } catch (error) {
      refused(error);
    }
  };
}
