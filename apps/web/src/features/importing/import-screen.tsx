import { Banner } from "@purvey/ui/banner";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { PageHead } from "@purvey/ui/shell/page-head";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import type { ImportView } from "./import-view.ts";
import { messages } from "./messages.ts";
import { ColumnMap } from "./parts/column-map.tsx";
import { ExportButton } from "./parts/export-button.tsx";
import { FieldGuide } from "./parts/field-guide.tsx";
import { FileEntry } from "./parts/file-entry.tsx";
import { ImportRun } from "./parts/import-run.tsx";
import { type ImportSubjectName, importSubjectNames } from "./subjects.ts";
import { useImport } from "./use-import.ts";

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
