import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Gauge } from "@purvey/ui/data/gauge";
import { KeyHint } from "@purvey/ui/data/key-hint";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Sparkline } from "@purvey/ui/data/sparkline";
import { Status } from "@purvey/ui/data/status";
import { StepLine } from "@purvey/ui/data/step-line";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { Specimen } from "../specimen.tsx";

const weeks = [12, 40, 0, 22, 31, 8, 0, 0, 64, 18, 27, 5].map((value, index) => ({
  label: `Week ${index + 1}`,
  value,
}));

const prices = [0.31, 0.29, 0.29, 0.34].map((value, index) => ({
  key: String(index),
  label: `${2023 + index}: $${value} / EA`,
  value,
  span: [30, 200, 10, 120][index] ?? 1,
}));

/** Figures, names and states. */
export function FiguresPart() {
  return (
    <Section title="Figures">
      <Specimen name="Gauge">
        <div className="flex flex-col gap-2">
          <Gauge word onHand={640} minimum={200} maximum={1000} unit="EA" />
          <Gauge word onHand={180} onOrder={500} minimum={200} maximum={1000} unit="EA" />
          <Gauge word onHand={0} onOrder={50} minimum={25} maximum={150} unit="EA" />
          <Gauge word onHand={0} minimum={25} maximum={150} unit="EA" />
          <Gauge word onHand={92} minimum={20} maximum={60} unit="EA" />
          <Gauge word onHand={6} minimum={4} maximum={40} reorderPoint={12} unit="CS" />
          <Gauge word onHand={14} unit="EA" />
        </div>
      </Specimen>
      <Specimen name="Sparkline">
        <div className="flex w-72 flex-col gap-4">
          <Sparkline label="Used per week" unit="EA" none="Nothing was used." points={weeks} />
          <Sparkline label="Used per week" unit="EA" none="Nothing was used." points={weeks.slice(0, 3)} />
          <Sparkline label="Used per week" unit="EA" none="Nothing was used in 12 weeks." points={[]} />
        </div>
      </Specimen>
      <Specimen name="Step line">
        <div className="flex w-72 flex-col gap-4">
          <StepLine label="Paid per EA" points={prices} />
          <StepLine label="Paid per EA" points={prices.slice(1, 3)} />
        </div>
      </Specimen>
      <Specimen name="Part number">
        <PartNumber value="0O1lI-5S8B-2Z" />
        <PartNumber value="SEAL-XT2" href="#SEAL-XT2" note="instead of SEAL-XT" />
        <PartNumber value="NG-1140" href="#HB-M8-40" note="your number" />
      </Specimen>
      <Specimen name="Quantity">
        <Quantity quantity={2} unit="BX" unitSize={100} baseUnit="EA" />
        <Quantity quantity={1284.5} unit="KG" />
      </Specimen>
      <Specimen name="Money">
        <Money value={12.4} per="BX" />
        <Money value={0.0425} per="EA" />
        <Money value={18204.9} />
        <Money value={null} per="EA" />
      </Specimen>
      <Specimen name="Status">
        <Status tone="ok">Stored</Status>
        <Status tone="low">Needs a choice</Status>
        <Status tone="out">Refused</Status>
        <Status tone="transit">On its way</Status>
        <Status tone="open">Open</Status>
        <Status tone="half">Partly received</Status>
        <Status tone="neutral">Blocked</Status>
      </Specimen>
      <Specimen name="Timestamp">
        <Timestamp value="2026-03-01 18:30:00" />
        <Timestamp value="2026-03-01 18:30:00" detail="second" />
        <Timestamp value="2026-03-01" />
        <Timestamp value={null} none="Never" />
      </Specimen>
      <Specimen name="Keys">
        <KeyHint keys="mod+k" />
        <KeyHint keys="g s" />
        <KeyHint keys="?" />
      </Specimen>
      <Specimen name="Definitions">
        <DefinitionList
          inline
          items={[
            { term: "Order", value: <code>70015</code> },
            { term: "Ordered", value: <Timestamp value="2026-03-01" /> },
            { term: "Lines", value: "12" },
            { term: "Total", value: <Money value={1812.4} reserve={0} /> },
          ]}
        />
      </Specimen>
    </Section>
  );
}
