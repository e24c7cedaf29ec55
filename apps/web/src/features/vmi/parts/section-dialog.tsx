import type { Section } from "@purvey/contract/generated/vmi";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useVmiMutations } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";
import { FormDialog } from "./form-dialog.tsx";

/** What `SectionDialog` takes. */
export interface SectionDialogProps {
  readonly customerId: number | null;
  /** The section to change; a new one without. */
  readonly section: Section | undefined;
  readonly onClose: () => void;
}

/** Name and contents of a section. */
export function SectionDialog({ customerId, section, onClose }: SectionDialogProps) {
  const text = useText(messages);
  const [name, setName] = useState(section?.sectionName ?? "");
  const [contents, setContents] = useState(section?.sectionDesc ?? "");
  const [tried, setTried] = useState(false);
  const mutations = useVmiMutations().vmi.sections;
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const save = async () => {
    setTried(true);
    if (name.trim() === "") return;
    const fields = { sectionName: name.trim(), sectionDesc: contents.trim() || null };
    const storing = section
      ? update.mutateAsync({ sectionsUid: section.sectionsUid, ...fields })
      : create.mutateAsync({ ...fields, ...(customerId === null ? {} : { customerId }) });
    if (await storing.catch(() => undefined)) onClose();
  };
  return (
    <FormDialog
      title={section ? text("editOf", { name: section.sectionName }) : text("addSection")}
      error={create.error ?? update.error}
      busy={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Field label={text("sectionName")} error={tried && name.trim() === "" && text("sectionRequired")} required>
        <TextInput maxLength={255} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={text("contents")}>
        <TextInput maxLength={255} value={contents} onChange={({ target }) => setContents(target.value)} />
      </Field>
    </FormDialog>
  );
}
