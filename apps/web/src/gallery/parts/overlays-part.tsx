import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { Menu } from "@purvey/ui/menu";
import { Popover } from "@purvey/ui/popover";
import { Select } from "@purvey/ui/select";
import { Section } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { Specimen } from "../specimen.tsx";

/** What floats: dialog, popover, menu, toast. */
export function OverlaysPart() {
  return (
    <Section title="Floating">
      <Specimen name="Dialog">
        <DialogSpecimen />
      </Specimen>
      <Specimen name="Popover">
        <Popover label="Why 34" trigger={(attributes) => <Button {...attributes}>Why 34?</Button>}>
          <p className="font-mono">max 40 − on hand 6 = 34 → 1 CS of 40</p>
        </Popover>
      </Specimen>
      <Specimen name="Menu">
        <Menu
          label="Actions for order 70015"
          align="start"
          trigger={(attributes) => (
            <IconButton icon="more" label="Actions for order 70015" variant="secondary" {...attributes} />
          )}
          items={[
            { key: "print", label: "Print", icon: "printer", hint: "P" },
            { key: "again", label: "Order again", icon: "cart" },
            { key: "edit", label: "Edit", icon: "edit", disabledReason: "A shipped order cannot be changed." },
            { key: "remove", label: "Remove", icon: "trash", danger: true, separated: true },
          ]}
        />
      </Specimen>
      <Specimen name="Toast">
        <ToastSpecimen />
      </Specimen>
    </Section>
  );
}

function DialogSpecimen() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adjust the count</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Use 11 as the count of GLV-NIT-L?"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Recount
            </Button>
            <Button variant="primary" onClick={close}>
              Use my count
            </Button>
          </>
        }
      >
        <p className="mb-4 font-mono">was 14 · now 12 · counted 11 CS</p>
        <Field label="Reason" required>
          <Select>
            <option>Damaged</option>
            <option>Lost</option>
          </Select>
        </Field>
      </Dialog>
    </>
  );
}

function ToastSpecimen() {
  const toasts = useToasts();
  const removed = () =>
    toasts.show({
      message: "HB-M8-40 removed from the cart.",
      action: { label: "Undo", onAction: () => toasts.show({ message: "HB-M8-40 is back with its note." }) },
    });
  return (
    <>
      <Button onClick={removed}>Remove a line</Button>
      <Button onClick={() => toasts.show({ tone: "out", message: "The server refused 1 of 3 changes." })}>
        Be refused
      </Button>
    </>
  );
}
