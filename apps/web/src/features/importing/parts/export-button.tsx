import { Button } from "@purvey/ui/button";
import { useToasts } from "@purvey/ui/toast";
import { useCatalogApi } from "../../../shared/catalog-api.ts";
import { saveFile } from "../../../shared/csv/save-file.ts";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { recordsCsv } from "../refused-rows.ts";
import { readAll } from "../store-row.ts";
import { type ImportSubjectName, importSubject } from "../subjects.ts";

/** Saves every stored record of a kind as a table that can be changed and read again; absent for kinds without a list. */
export function ExportButton({ subject: name }: { subject: ImportSubjectName }) {
  const text = useText(messages);
  const toasts = useToasts();
  const api = useCatalogApi();
  const { service, list } = importSubject(name);
  if (list === undefined) return null;
  const save = async () => {
    try {
      const records = await readAll(api, service, list);
      saveFile(`${list.replace(/\.list$/, "")}.csv`, recordsCsv(records));
      toasts.show({ tone: "ok", message: text("exported", { count: records.length }) });
    } catch (error) {
      toasts.show({ tone: "out", message: problemOf(error).message });
    }
  };
  return (
    <Button icon="download" onClick={save}>
      {text("export")}
    </Button>
  );
}
