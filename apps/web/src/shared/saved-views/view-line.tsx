import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { Menu, type MenuItem } from "@purvey/ui/menu";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useLocation, useRouter } from "@tanstack/react-router";
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useText } from "../i18n/messages.ts";
import type { OpenView } from "./open-view.ts";
import { asItComes } from "./open-with-view.tsx";
import { type ListedView, longestName, sameSearch, viewKey } from "./saved-view.ts";
import { savedViewsMessages } from "./saved-views-messages.ts";
import type { SavedViewsState } from "./use-saved-views.ts";

export interface ViewLineProps {
  readonly view: ListedView;
  readonly views: SavedViewsState;
  readonly open: OpenView;
  /** What is shown, as the query of its address. */
  readonly search: string;
  readonly close: () => void;
  /** Why the person may not change what everybody sees. */
  readonly denial: string | undefined;
  /** The key of the view that was renamed last: its line takes the focus when it is drawn anew. */
  readonly renamed: string | undefined;
  readonly onRenamed: (key: string) => void;
}

/** A view in the list of them, and what can be done with it: in its menu, by F2 and by Delete. */
export function ViewLine(props: ViewLineProps) {
  const { view, views, open, search, close, denial, renamed, onRenamed } = props;
  const text = useText(savedViewsMessages);
  const [renaming, setRenaming] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const refusal = view.settingsUid === undefined ? undefined : denial;
  const key = viewKey(view);
  useEffect(() => {
    if (renamed === key) line.current?.focus();
  }, [renamed, key]);
  const stop = (name: string) => {
    setRenaming(false);
    line.current?.focus();
    onRenamed(viewKey({ ...view, name }));
  };
  const remove = async () => {
    const next = line.current?.nextElementSibling ?? line.current?.previousElementSibling;
    if ((await views.remove(view)) && next instanceof HTMLElement) next.focus();
  };
  const act = (event: KeyboardEvent) => {
    if (renaming || refusal !== undefined) return;
    if (event.key === "F2") setRenaming(true);
    else if (event.key === "Delete") void remove();
  };
  const marks = [
    open.changed && open.view && viewKey(open.view) === key && text("changed"),
    views.first === key && text("opensFirst"),
  ].filter((mark) => mark !== false && mark !== undefined);
  return (
    <li ref={line} tabIndex={-1} onKeyDown={act} className="border-rule not-last:border-b">
      {renaming ? (
        <RenameViewForm view={view} views={views} onEnd={stop} />
      ) : (
        <div className="flex items-center gap-2">
          <ViewLink
            search={view.search}
            current={sameSearch(view.search, search)}
            onOpen={() => open.open(view)}
            close={close}
          >
            {view.name}
          </ViewLink>
          {marks.length > 0 && <span className="shrink-0 text-xs text-soft">{marks.join(" · ")}</span>}
          <span className="ms-auto">
            <ViewMenu {...props} refusal={refusal} onRename={() => setRenaming(true)} onRemove={remove} />
          </span>
        </div>
      )}
    </li>
  );
}

interface ViewMenuProps extends ViewLineProps {
  /** Why this view may not be changed. */
  readonly refusal: string | undefined;
  readonly onRename: () => void;
  readonly onRemove: () => Promise<void>;
}

function ViewMenu({ view, views, search, denial, refusal, onRename, onRemove }: ViewMenuProps) {
  const text = useText(savedViewsMessages);
  const copy = useCopyViewLink();
  const first = views.first === viewKey(view);
  const shared = view.settingsUid !== undefined;
  const items: MenuItem[] = [
    { key: "rename", label: text("rename"), icon: "edit", hint: "F2", disabledReason: refusal, onSelect: onRename },
    ...(sameSearch(view.search, search)
      ? []
      : [
          {
            key: "replace",
            label: text("replace"),
            icon: "sync" as const,
            disabledReason: refusal,
            onSelect: () => void views.replace(view, search),
          },
        ]),
    {
      key: "first",
      label: first ? text("makeLast") : text("makeFirst"),
      icon: "star",
      onSelect: () => views.setFirst(first ? undefined : view),
    },
    { key: "link", label: text("copyViewLink"), icon: "copy", onSelect: () => void copy(view) },
    {
      key: "move",
      label: shared ? text("makeOwn") : text("makeShared"),
      icon: shared ? "user" : "users",
      disabledReason: denial,
      onSelect: () => void views.move(view),
    },
    {
      key: "remove",
      label: text("remove"),
      icon: "trash",
      hint: text("removeKey"),
      danger: true,
      separated: true,
      disabledReason: refusal,
      onSelect: () => void onRemove(),
    },
  ];
  const label = text("actsOf", { name: view.name });
  return (
    <Menu
      label={label}
      items={items}
      trigger={(attributes) => <IconButton icon="more" label={label} {...attributes} />}
    />
  );
}

/** Copies the address of a view and says so. */
function useCopyViewLink(): (view: ListedView) => Promise<void> {
  const text = useText(savedViewsMessages);
  const toasts = useToasts();
  const { pathname } = useLocation();
  return async ({ name, search }) => {
    const link = new URL(pathname + search, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ tone: "ok", message: text("copied", { name }) });
    } catch {
      toasts.show({ tone: "out", message: text("notCopied", { link }), duration: 15_000 });
    }
  };
}

interface RenameViewFormProps {
  readonly view: ListedView;
  readonly views: SavedViewsState;
  /** Called with the name that the view has now. */
  readonly onEnd: (name: string) => void;
}

/** The new name of a view: Enter takes it, Esc leaves the old one. */
function RenameViewForm({ view, views, onEnd }: RenameViewFormProps) {
  const text = useText(savedViewsMessages);
  const [name, setName] = useState(view.name);
  const [error, setError] = useState<string>();
  const wanted = name.trim();
  const others = view.settingsUid === undefined ? views.own : views.shared;
  const take = async () => {
    if (wanted === "") return setError(text("nameMissing"));
    const taken = wanted !== view.name && others.some((other) => other.name === wanted);
    if (taken) return setError(text("nameTaken", { name: wanted }));
    if (wanted === view.name || (await views.rename(view, wanted))) onEnd(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Esc leaves the name, not the sheet around it.
    event.preventDefault();
    onEnd(view.name);
  };
  return (
    <form onSubmit={submit} onKeyDown={leave} className="flex flex-col gap-2 py-2">
      <Field label={text("newName")} error={error} required>
        <TextInput
          ref={selectAll}
          value={name}
          maxLength={longestName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button onClick={take}>{text("takeName")}</Button>
        <Button variant="quiet" onClick={() => onEnd(view.name)}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Who renames wants to type at once. */
function selectAll(field: HTMLInputElement | null): void {
  field?.select();
}

interface ViewLinkProps {
  /** The query of the address that it opens; empty for the list as it comes. */
  readonly search: string;
  /** What is shown is what it opens. */
  readonly current?: boolean;
  readonly onOpen: () => void;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Opens a view like any link: a plain click within the page, with a modifier in a tab of its own. */
export function ViewLink({ search, current = false, onOpen, close, children }: ViewLinkProps) {
  const { history } = useRouter();
  const href = useLocation().pathname + search;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
    onOpen();
    history.push(href, search === "" ? asItComes : undefined);
  };
  return (
    <a
      href={href}
      onClick={follow}
      aria-current={current ? "true" : undefined}
      className="min-w-0 truncate py-1 aria-[current]:font-semibold"
    >
      {children}
    </a>
  );
}
