import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { CopyButton } from "@purvey/ui/copy-button";
import { Field } from "@purvey/ui/field";
import { Popover } from "@purvey/ui/popover";
import { TextInput } from "@purvey/ui/text-input";
import { useLocation } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { problemOf } from "../errors/problem.ts";
import { useText } from "../i18n/messages.ts";
import { useDenial } from "../permissions/use-denial.ts";
import { type OpenView, useOpenView } from "./open-view.ts";
import { type ListedView, lastingSearch, longestName, viewKey } from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";
import { type SavedViewsState, useSavedViews } from "./use-saved-views.ts";
import { ViewLine, ViewLink } from "./view-line.tsx";

export interface SavedViewsProps {
  /** What the list is called in the names of its settings: letters and digits, `users`. */
  readonly list: string;
}

/**
 * The views of a list behind a button: open one, save what is shown under a name for oneself or for everybody, rename,
 * replace, share and delete them, copy a link. A view is the query of the list's address, so every list whose state is
 * in its address has them; put an `OpenWithView` around its screen, so that it opens with the view that was chosen.
 *
 * @example
 * <PageHead title={text("users")} actions={<SavedViews list="users" />} />
 */
export function SavedViews({ list }: SavedViewsProps) {
  const text = useText(savedViewsMessages);
  const views = useSavedViews(list);
  const search = lastingSearch(useLocation().searchStr);
  const open = useOpenView(list, [...views.own, ...views.shared], views.known, search);
  return (
    <Popover
      label={text("viewsOf")}
      align="end"
      className="w-80 max-w-[calc(100vw-1rem)]"
      trigger={(attributes) => (
        <Button icon="list" {...attributes}>
          <span className="max-w-48 truncate">{open.view?.name ?? text("views")}</span>
          {open.changed && <span className="font-normal text-soft">· {text("changed")}</span>}
        </Button>
      )}
    >
      {(close) => <Sheet views={views} open={open} search={search} close={close} />}
    </Popover>
  );
}

interface SheetProps {
  readonly views: SavedViewsState;
  readonly open: OpenView;
  readonly search: string;
  readonly close: () => void;
}

function Sheet({ views, open, search, close }: SheetProps) {
  const text = useText(savedViewsMessages);
  const denial = useDenial("site.write");
  const { own, shared, error } = views;
  const [renamed, setRenamed] = useState<string>();
  const lists = { views, open, search, close, denial, renamed, onRenamed: setRenamed };
  return (
    <div className="flex flex-col gap-3">
      <ChangedView views={views} open={open} search={search} close={close} denial={denial} />
      {own.length + shared.length === 0 && <p className="text-sm text-soft">{text("none")}</p>}
      {Boolean(error) && <p className="text-sm text-out">{text("notRead", { reason: problemOf(error).message })}</p>}
      <ViewList title={text("shared")} listed={shared} {...lists} />
      <ViewList title={text("own")} listed={own} {...lists} />
      {search !== "" && (
        <ViewLink search="" onOpen={() => open.open(undefined)} close={close}>
          {text("asItComes")}
        </ViewLink>
      )}
      <SaveViewForm views={views} search={search} close={close} denial={denial} onSaved={open.open} />
      <p className="flex items-center justify-between gap-2 text-sm text-soft">
        {text("copyLink")}
        <CopyButton text={location.href} what={text("link")} />
      </p>
    </div>
  );
}

interface ViewListProps extends SheetProps {
  readonly title: string;
  readonly listed: readonly ListedView[];
  readonly denial: string | undefined;
  readonly renamed: string | undefined;
  readonly onRenamed: (key: string) => void;
}

function ViewList({ title, listed, ...line }: ViewListProps) {
  if (listed.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul className="border-y border-rule">
        {listed.map((view) => (
          <ViewLine key={viewKey(view)} view={view} {...line} />
        ))}
      </ul>
    </section>
  );
}

interface ChangedViewProps {
  readonly views: SavedViewsState;
  readonly open: OpenView;
  /** What is shown, as the query of its address. */
  readonly search: string;
  readonly close: () => void;
  /** Why the person may not change what everybody sees. */
  readonly denial: string | undefined;
}

/** Says that the open view was changed: keep the change in the view, or go back to what it holds. */
function ChangedView({ views, open, search, close, denial }: ChangedViewProps) {
  const text = useText(savedViewsMessages);
  const { view, changed } = open;
  if (!view || !changed) return null;
  const keep = async () => {
    if (await views.replace(view, search)) close();
  };
  return (
    <section aria-label={text("changedView", { name: view.name })} className="border-b border-rule pb-3">
      <p className="mb-2 text-sm font-semibold">{text("changedView", { name: view.name })}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={keep} disabledReason={view.settingsUid === undefined ? undefined : denial}>
          {text("keepChange")}
        </Button>
        <ViewLink search={view.search} onOpen={() => open.open(view)} close={close}>
          {text("dropChange", { name: view.name })}
        </ViewLink>
      </div>
    </section>
  );
}

interface SaveViewFormProps {
  readonly views: SavedViewsState;
  /** What is shown, as the query of its address. */
  readonly search: string;
  readonly close: () => void;
  /** Why the person may not share. */
  readonly denial: string | undefined;
  /** Called with the person's own view that was saved: it is the open one from now on. */
  readonly onSaved: (view: ListedView) => void;
}

/** Saves what is shown under a name, for oneself or for everybody. */
function SaveViewForm({ views, search, close, denial, onSaved }: SaveViewFormProps) {
  const text = useText(savedViewsMessages);
  const [name, setName] = useState("");
  const [share, setShare] = useState(false);
  const [tried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (name.trim() === "") return;
    const view = { name: name.trim(), search };
    if (!(await views.save(view, share))) return;
    if (!share) onSaved(view);
    close();
  };
  const taken = (share ? views.shared : views.own).some((view) => view.name === name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-t border-rule pt-3">
      <Field
        label={text("name")}
        hint={text("nameHint")}
        error={tried && name.trim() === "" ? text("nameMissing") : undefined}
        required
      >
        <TextInput value={name} maxLength={longestName} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox
        label={text("forEverybody")}
        hint={denial}
        checked={share}
        disabled={denial !== undefined}
        onChange={() => setShare(!share)}
      />
      <Button onClick={save}>{taken ? text("replaceNamed", { name: name.trim() }) : text("save")}</Button>
    </form>
  );
}
