import type { ItemMaster } from "@purvey/contract/generated/items";
import { useFormat } from "@purvey/ui/data/format-provider";
import { useText } from "../../shared/i18n/messages.ts";
import { itemMessages } from "./item-messages.ts";
import { type SpecificationLine, specificationOf } from "./specification.ts";

/** The lines of an item's specification in the reader's words and figures. */
export function useSpecificationOf(): (item: ItemMaster) => SpecificationLine[] {
  const text = useText(itemMessages);
  const { locale } = useFormat();
  const names = { brand: text("brand"), maker: text("maker"), weight: text("weight") };
  return (item) => specificationOf(item, names, locale);
}
