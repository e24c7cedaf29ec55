import type { ItemMaster } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { useToasts } from "@purvey/ui/toast";
import { useCatalogApi } from "../../../shared/catalog-api.ts";
import { formatCsv } from "../../../shared/csv/format-csv.ts";
import { saveFile } from "../../../shared/csv/save-file.ts";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { catalogMessages } from "../catalog-messages.ts";
import { type CatalogView, catalogInput, missingFields } from "../catalog-view.ts";

const fields = [
  ...(["itemId", "itemDesc", "brandsName", "manufacturerName", "manufacturerPartNumber", "upc"] as const),
  ...(["displayDesc", "extendedDesc", "webDesc", "keywords"] as const),
] satisfies readonly (keyof ItemMaster)[];

/** Saves all rows that the filters leave as a table, in the contract's names, so that an import takes it back. */
export function CatalogExport({ view }: { view: CatalogView }) {
  const text = useText(catalogMessages);
  const toasts = useToasts();
  const api = useCatalogApi();
  const save = async () => {
    try {
      const items: ItemMaster[] = [];
      const input = { ...catalogInput(view), offset: 0, limit: 1000 };
      for await (const page of api.items.invMast.lookup(input).pages()) items.push(...page.data);
      const rows = items.map((item) => [...fields.map((field) => item[field]), missingFields(item).join(" ")]);
      saveFile("catalog.csv", formatCsv([[...fields, "missing"], ...rows]));
      toasts.show({ tone: "ok", message: text("exported", { count: items.length }) });
    } catch (error) {
      toasts.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
    }
  };
  return (
    <Button icon="download" onClick={save}>
      {text("export")}
    </Button>
  );
}
