import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { TextArea } from "@purvey/ui/text-area";
import { useToasts } from "@purvey/ui/toast";
import { getRouteApi } from "@tanstack/react-router";
import type { ClipboardEvent } from "react";
import { catalogServices } from "../../shared/catalog-services.ts";
import { FileButton } from "../../shared/csv/file-button.tsx";
import { saveFile } from "../../shared/csv/save-file.ts";
import { useRefused } from "../../shared/errors/use-refused.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useServices } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import type { ImportView } from "./import-view.ts";
import { messages } from "./messages.ts";
import { ColumnMap } from "./parts/column-map.tsx";
import { FieldGuide } from "./parts/field-guide.tsx";
import { ImportRun } from "./parts/import-run.tsx";
import { recordsCsv } from "./refused-rows.ts";
import { readAll } from "./store-row.ts";
import { type ImportSubjectName, importSubject, importSubjectNames } from "./subjects.ts";
import { type Import, useImport } from "./use-import.ts";

const route = getRouteApi("/in/admin/import");

/** "Do 500 rows": a table comes in, is checked row by row, and what is good is stored. */
export function ImportScreen() {
  const text = useText(messages);
  useTitle(text("title"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (search: ImportView) => void navigate({ search, replace: true });
  const work = useImport(view.what);
  const { fileName, table, keepingFailed, subjectName: what } = work;
  const rowCount = Math.max(0, table.rows.length - 1);
  return (
    <>
      <PageHead title={text("title")} actions={<ExportButton subject={what} />}>
        {text("intro")}
      </PageHead>
      <div className={rowCount > 0 ? "grid gap-x-10 gap-y-6 2xl:grid-cols-2" : "desk"}>
        <div className="grid content-start gap-x-6 gap-y-4 md:grid-cols-2">
          <Field label={text("what")} hint={text(what.startsWith("extension") ? "extensionHint" : "whatHint")}>
            <Select
              value={what}
              disabled={work.work !== undefined}
              onChange={({ target }) => show({ what: target.value as ImportSubjectName })}
            >
              {importSubjectNames.map((name) => (
                <option key={name} value={name}>
                  {text(name)}
                </option>
              ))}
            </Select>
          </Field>
          <FileEntry work={work} rowCount={rowCount} />
          {keepingFailed && (
            <Banner tone="low" className="col-span-full">
              {text("notKept")}
            </Banner>
          )}
          {fileName !== undefined && rowCount === 0 && (
            <Banner tone="low" className="col-span-full">
              {text(work.headings.length === 0 ? "emptyFile" : "noRows")}
            </Banner>
          )}
          {rowCount > 0 && (
            <div className="col-span-full">
              <ColumnMap work={work} />
            </div>
          )}
        </div>
        {rowCount > 0 ? (
          <ImportRun
            work={work}
            rowCount={rowCount}
            show={view.show}
            onShow={(next) => show({ ...view, show: next })}
          />
        ) : (
          work.loaded && (
            <div className="desk-aside">
              <FieldGuide subject={what} targets={work.targets} />
            </div>
          )
        )}
      </div>
    </>
  );
}

/** Saves every stored record of a kind as a table that can be changed and read again; absent for kinds without a list. */
function ExportButton({ subject: name }: { subject: ImportSubjectName }) {
  const text = useText(messages);
  const toasts = useToasts();
  const refused = useRefused();
  const { api } = useServices(catalogServices);
  const { service, list } = importSubject(name);
  if (list === undefined) return null;
  const save = async () => {
    try {
      const records = await readAll(api, service, list);
      saveFile(`${list.replace(/\.list$/, "")}.csv`, recordsCsv(records));
      toasts.show({ tone: "ok", message: text("exported", { count: records.length }) });
    } catch (error) {
      refused(error);
    }
  };
  return (
    <Button icon="download" onClick={save}>
      {text("export")}
    </Button>
  );
}

/** Where a table comes in: as a file, or pasted. */
function FileEntry({ work, rowCount }: { work: Import; rowCount: number }) {
  const text = useText(messages);
  const { fileName, open, drop } = work;
  const busy = work.work && text(work.work);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.trim() !== "") open(text("file"), pasted);
  };
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-semibold">{text("file")}</span>
      <p className="text-xs text-soft">{text("fileHint")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label={text("file")} disabledReason={busy} onFile={(written, name) => open(name, written)}>
          {text(fileName === undefined ? "choose" : "chooseAnother")}
        </FileButton>
        {fileName !== undefined && (
          <>
            <span className="font-semibold">{text("fileOf", { name: fileName, count: rowCount })}</span>
            <Button variant="quiet" disabledReason={busy} onClick={drop}>
              {text("drop")}
            </Button>
          </>
        )}
      </div>
      {fileName === undefined && (
        <Field label={text("paste")} hint={text("pasteHint")}>
          <TextArea mono rows={2} value="" onChange={() => undefined} onPaste={onPaste} />
        </Field>
      )}
    </div>
  );
}
