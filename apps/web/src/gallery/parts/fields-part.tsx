import { Checkbox } from "@purvey/ui/checkbox";
import { Combobox } from "@purvey/ui/combobox";
import { Money } from "@purvey/ui/data/money";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { PasswordInput } from "@purvey/ui/password-input";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { RadioGroup } from "@purvey/ui/radio-group";
import { Select } from "@purvey/ui/select";
import { Section } from "@purvey/ui/shell/page-head";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useState } from "react";

/** Everything that is filled in. */
export function FieldsPart() {
  return (
    <Section title="Fields">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-x-6 gap-y-5 pt-4">
        <TextFields />
        <NumberFields />
        <Choices />
      </div>
    </Section>
  );
}

function TextFields() {
  const [bin, setBin] = useState("");
  return (
    <>
      <Field label="Purchase order" hint="Your account requires one, 20 characters at most" required>
        <TextInput mono defaultValue="PO-8891" />
      </Field>
      <Field
        label="Purchase order"
        hint="Your account requires one"
        error="The account 100200 requires a purchase order number."
        required
      >
        <TextInput mono />
      </Field>
      <Field label="Password" aside={<a href="#forgot">Forgot it?</a>}>
        <PasswordInput defaultValue="Passw0rd!demo" />
      </Field>
      <Field label="Location id">
        <TextInput disabled defaultValue="20" />
      </Field>
      <Field label="To bin" hint="Type or scan">
        <Combobox
          mono
          openOnFocus
          inputValue={bin}
          onInputChange={setBin}
          groups={[
            { key: "bins", options: ["A-01-03", "A-01-04", "RECV"].map((name) => ({ key: name, label: name })) },
          ]}
          onSelect={(option) => setBin(option.key)}
        />
      </Field>
      <Field label="Note for the driver">
        <TextArea defaultValue="Gate 3, ring twice." />
      </Field>
    </>
  );
}

function NumberFields() {
  const [reorder, setReorder] = useState<number | null>(1000.5);
  const [good, setGood] = useState<number | null>(200);
  const [bad, setBad] = useState<number | null>(150);
  const boxes = { unit: "EA", multiple: 100, pack: { unit: "BX", size: 100 } };
  return (
    <>
      <Field label="Reorder point">
        <NumberInput value={reorder} onValueChange={setReorder} unit="EA" />
      </Field>
      <Field label="Quantity" hint="Sold in boxes of 100">
        <QuantityStepper {...boxes} value={good} onValueChange={setGood} />
      </Field>
      <Field label="Quantity, not a multiple">
        <QuantityStepper {...boxes} value={bad} onValueChange={setBad} />
      </Field>
      <Field label="Branch">
        <Select defaultValue="20">
          <option value="10">10 · Columbus</option>
          <option value="20">20 · Toledo</option>
        </Select>
      </Field>
    </>
  );
}

function Choices() {
  const [carrier, setCarrier] = useState("ground");
  const [complete, setComplete] = useState(true);
  return (
    <>
      <RadioGroup
        legend="Delivery"
        value={carrier}
        onValueChange={setCarrier}
        options={[
          { value: "ground", label: "Ground, cheapest", hint: "Wed Mar 4", aside: <Money value={18.4} reserve={0} /> },
          { value: "air", label: "Air, fastest", hint: "Mon Mar 2", aside: <Money value={61} reserve={0} /> },
          { value: "pickup", label: "Pick up in Toledo", hint: "Today from 16:00 EST", aside: "no charge" },
        ]}
      />
      <RadioGroup
        legend="Delivery, carriers being asked"
        value="standard"
        onValueChange={() => {}}
        options={[{ value: "standard", label: "Standard", hint: "The carrier we choose", aside: "no charge" }]}
        awaited={2}
      />
      <div className="flex flex-col items-start">
        <Checkbox
          label="Ship complete"
          hint="One delivery, when all lines are there"
          checked={complete}
          onChange={() => setComplete(!complete)}
        />
        <Checkbox label="Some of them" indeterminate readOnly />
        <Checkbox label="Not possible here" disabled />
      </div>
    </>
  );
}
