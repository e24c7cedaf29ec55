import { Button } from "@purvey/ui/button";
import { Chip } from "@purvey/ui/chip";
import { IconButton } from "@purvey/ui/icon-button";
import { Icon, iconNames } from "@purvey/ui/icons";
import { LinkButton } from "@purvey/ui/link-button";
import { Section } from "@purvey/ui/shell/page-head";
import { Specimen } from "../specimen.tsx";

const noPermission = "You need the permission vmi.move to transfer stock.";

/** Buttons, chips and icons. */
export function ActionsPart() {
  return (
    <Section title="Actions">
      <Specimen name="Button">
        <Button variant="primary">Place order</Button>
        <Button>Save as list</Button>
        <Button variant="quiet">Clear</Button>
        <Button variant="danger" icon="trash">
          Remove 3 lines
        </Button>
      </Specimen>
      <Specimen name="Busy">
        <Button variant="primary" busy>
          Placing order
        </Button>
        <Button busy>Saving</Button>
      </Specimen>
      <Specimen name="Refused">
        <Button variant="primary" disabledReason={noPermission}>
          Transfer
        </Button>
        <Button disabledReason={noPermission}>Transfer</Button>
        <IconButton icon="edit" label="Edit" disabledReason={noPermission} />
      </Specimen>
      <Specimen name="Link, icon">
        <LinkButton href="#out" icon="external">
          Open the PDF
        </LinkButton>
        <IconButton icon="copy" label="Copy" />
        <IconButton icon="close" label="Close" variant="secondary" />
      </Specimen>
      <Specimen name="Chip">
        <Chip name="Thread" onRemove={() => undefined}>
          M8
        </Chip>
        <Chip>Contract</Chip>
      </Specimen>
      <Specimen name="Icons">
        {iconNames.map((name) => (
          <span key={name} title={name} className="grid size-6 place-content-center">
            <Icon name={name} />
          </span>
        ))}
      </Specimen>
    </Section>
  );
}
