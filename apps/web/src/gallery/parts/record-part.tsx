import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Gauge } from "@purvey/ui/data/gauge";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { SpecTable } from "@purvey/ui/data/spec-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Tabs } from "@purvey/ui/tabs";
import { useState } from "react";

const specification = [
  {
    name: "Dimensions",
    lines: [
      { name: "Thread", value: "M8 × 1.25" },
      { name: "Length under head", value: "40", unit: "mm" },
      { name: "Width across flats", value: "13", unit: "mm" },
    ],
  },
  {
    name: "Material",
    lines: [
      { name: "Strength class", value: "8.8" },
      { name: "Finish", value: "Zinc, clear, 8 µm" },
    ],
  },
];

/** The head and the body of a record, as an item page has it. */
export function RecordPart() {
  const [quantity, setQuantity] = useState<number | null>(150);
  const [tab, setTab] = useState("specification");
  return (
    <section>
      <PageHead
        trail={
          <Breadcrumbs>
            {[
              <a key="shop" href="#shop">
                Shop
              </a>,
              <a key="bolts" href="#bolts">
                Bolts
              </a>,
              "HB-M8-40",
            ]}
          </Breadcrumbs>
        }
        title={<PartNumber value="HB-M8-40" size="head" />}
        actions={<Button icon="printer">Print label</Button>}
      >
        <span className="text-lg text-ink">Hex bolt M8 × 40, 8.8, zinc</span>
        <Status tone="ok">In stock in Toledo</Status>
      </PageHead>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Tabs
          label="Item HB-M8-40"
          value={tab}
          onValueChange={setTab}
          items={[
            {
              key: "specification",
              label: "Specification",
              content: <SpecTable caption="Specification of HB-M8-40" groups={specification} />,
            },
            { key: "documents", label: "Documents", count: 2, content: <p>Data sheet, certificate 3.1</p> },
            { key: "questions", label: "Questions", count: 0, content: <p>Nobody has asked yet.</p> },
          ]}
        />
        <div className="flex flex-col gap-4">
          <Gauge width={160} word onHand={640} minimum={200} maximum={1000} unit="EA" />
          <Money value={12.4} instead={14.1} per="BX of 100 EA" className="self-start text-xl font-bold" />
          <div className="flex flex-wrap items-start gap-2">
            <QuantityStepper
              label="Quantity"
              unit="EA"
              multiple={100}
              pack={{ unit: "BX", size: 100 }}
              value={quantity}
              onValueChange={setQuantity}
            />
            <Button variant="primary" icon="cart">
              Add to cart
            </Button>
          </div>
          <DefinitionList
            items={[
              { term: "Contract", value: <code>J-2024-7</code> },
              { term: "Price asked", value: <Timestamp value="2026-03-01 18:30:00" /> },
              { term: "Customer", value: "100200 · 1 Plant Toledo" },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
