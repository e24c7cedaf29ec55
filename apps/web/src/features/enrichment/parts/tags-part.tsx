import { Button } from "@purvey/ui/button";
import { Chip } from "@purvey/ui/chip";
import { Field } from "@purvey/ui/field";
import { Section } from "@purvey/ui/shell/page-head";
import { TextInput } from "@purvey/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { catalogServices } from "../../../shared/catalog-services.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { useServices } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { useItemTags } from "../use-item-parts.ts";

/** The item's tags: short words it is grouped by, stored at once. */
export function TagsPart({ invMastUid, denial }: { invMastUid: number; denial: string | undefined }) {
  const text = useText(messages);
  const mutations = useServices(catalogServices).mutations.legacy.invMast.tags;
  const { data: tags, error, refetch } = useItemTags(invMastUid);
  const add = useMutation(mutations.create());
  const drop = useMutation(mutations.delete());
  const [tag, setTag] = useState("");
  const problem = add.error ?? drop.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() === "" || denial) return;
    add.mutate({ id: invMastUid, tag: tag.trim() }, { onSuccess: () => setTag("") });
  };
  return (
    <Section title={text("tags")}>
      {error && <Failure error={error} onRetry={refetch} />}
      <div className="mt-3 flex min-h-7 flex-wrap gap-2">
        {tags?.map(({ invMastTagsUid, tag: word, dateLastModified }) => (
          <Chip
            key={invMastTagsUid}
            removeLabel={text("removeTag", { tag: word })}
            onRemove={
              denial === undefined
                ? () => drop.mutate({ invMastUid, invMastTagsUid, ...asRead({ dateLastModified }) })
                : undefined
            }
          >
            {word}
          </Chip>
        ))}
        {tags?.length === 0 && <span className="text-soft">{text("noTags")}</span>}
      </div>
      <form onSubmit={submit} className="mt-3 flex items-end gap-2">
        <Field label={text("newTag")} className="grow" error={problem && problemOf(problem).message}>
          <TextInput
            value={tag}
            maxLength={80}
            readOnly={denial !== undefined}
            onChange={({ target }) => setTag(target.value)}
          />
        </Field>
        <Button type="submit" icon="plus" disabledReason={denial} busy={add.isPending}>
          {text("addTag")}
        </Button>
      </form>
    </Section>
  );
}
