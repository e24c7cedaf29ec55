import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { themes, widths } from "./choice.ts";

const columns = widths.flatMap((width) => themes.map((theme) => `${width}-${theme}`));

const style = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #ddd; color: #111 }
  table { border-collapse: collapse; width: 100%; table-layout: fixed }
  th, td { padding: 6px; text-align: start; vertical-align: top }
  thead th { position: sticky; top: 0; background: #ddd }
  img { width: 100%; max-height: 360px; object-fit: cover; object-position: top; border: 1px solid #999 }`;

/** Writes `index.html` over all pictures of a folder: one row a screen, one column a width and theme. */
export function writeContactSheet(folder: string): void {
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows = areas.flatMap(({ name }) => areaRows(folder, name));
  const heads = ["Screen", ...columns].map((column) => `<th scope="col">${column}</th>`).join("");
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>
<h1>Screens</h1><table><thead><tr>${heads}</tr></thead><tbody>${rows.join("\n")}</tbody></table></html>\n`,
  );
}

function areaRows(folder: string, area: string): string[] {
  const files = new Set(readdirSync(join(folder, area)).filter((file) => file.endsWith(".png")));
  const names = [...new Set([...files].map((file) => file.replace(/-\d+-(light|dark)\.png$/, "")))].sort();
  return names.map((name) => {
    const cells = columns.map((column) => {
      const file = `${name}-${column}.png`;
      const picture = `<a href="${area}/${file}"><img loading="lazy" src="${area}/${file}" alt="${name} ${column}"></a>`;
      return `<td>${files.has(file) ? picture : ""}</td>`;
    });
    return `<tr><th scope="row">${area}<br>${name}</th>${cells.join("")}</tr>`;
  });
}
