import { Combobox, type ComboboxGroup } from "@purvey/ui/combobox";
import { PartNumber } from "@purvey/ui/data/part-number";
import { StatusGlyph } from "@purvey/ui/data/status";
import { Kbd } from "@purvey/ui/kbd";
import { useState } from "react";
import { sampleItems } from "../sample-data.ts";

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

function find(text: string): ComboboxGroup[] {
  const wanted = bare(text);
  const items = sampleItems.filter((item) => bare(item.itemId + item.itemDesc).includes(wanted)).slice(0, 6);
  const brands = [...new Set(sampleItems.map((item) => item.brand))].filter((brand) => bare(brand).includes(wanted));
  return [
    {
      key: "parts",
      label: "Parts",
      options: items.map((item) => ({
        key: item.itemId,
        label: `${item.itemId}, ${item.itemDesc}`,
        content: (
          <>
            <StatusGlyph shape={item.onHand > 0 ? "ok" : "out"} className="shrink-0" />
            <PartNumber value={item.itemId} plain className="w-32 shrink-0" />
            <span className="min-w-0 truncate text-soft">{item.itemDesc}</span>
          </>
        ),
      })),
    },
    { key: "brands", label: "Brands", options: brands.slice(0, 3).map((brand) => ({ key: brand, label: brand })) },
  ];
}

/** The search box on the counter. */
export function SearchPart() {
  const [text, setText] = useState("");
  return (
    <Combobox
      label="Search parts, categories, brands"
      icon="search"
      placeholder="Part number, words, customer number"
      inputValue={text}
      onInputChange={setText}
      groups={find(text)}
      onSelect={(option) => setText(option.key)}
      empty={`Nothing is called “${text}”. Try fewer characters.`}
      end={<Kbd className="max-sm:hidden">/</Kbd>}
    />
  );
}
