import type { Catalog } from "../catalog/catalog.ts";

/** What a brand stands for: brand, path of the category, level, priority. */
export type FocusDraft = readonly [
  brand: string,
  category: string,
  level: "primary" | "secondary" | "tertiary",
  priority: number,
];

/** The focuses of the fixture world. */
export const worldFocuses: readonly FocusDraft[] = [
  ["Vega", "Fasteners / Hex Bolts", "primary", 90],
  ["Vega", "Fasteners / Lock Nuts", "secondary", 60],
  ["Handhold", "Safety / Disposable Gloves", "primary", 85],
];

/** Further focuses of the demonstration. */
export const demoFocuses: readonly FocusDraft[] = [
  ["Tenax", "Fasteners / Hex Cap Screws", "primary", 80],
  ["Rollmark", "Bearings", "primary", 95],
  ["Kugelhof", "Bearings / Tapered Roller Bearings", "primary", 75],
  ["Gripdrive", "Power Transmission / V-Belts", "primary", 80],
  ["Corundel", "Abrasives / Cut-Off Wheels", "primary", 90],
  ["Grittex", "Abrasives", "secondary", 60],
  ["Voltmar", "Electrical / Circuit Breakers", "primary", 70],
  ["Klebor", "Adhesives / Threadlockers", "primary", 90],
  ["Brightline", "Janitorial", "secondary", 50],
];

/** Adds what brands stand for. */
export function addBrandFocuses(catalog: Catalog, focuses: readonly FocusDraft[]): void {
  for (const [brand, category, level, priority] of focuses) {
    catalog.rows.add("brand_category_focus", {
      brands_uid: catalog.brandOf(brand),
      item_category_uid: catalog.categoryOf(category),
      focus_level: level,
      priority,
      visibility: "public",
    });
  }
}
