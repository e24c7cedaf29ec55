import { AppShell } from "@purvey/ui/shell/app-shell";
import { Brand, ContextLabel, CounterBar, CounterButton, CounterLink } from "@purvey/ui/shell/counter-bar";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { Panes } from "@purvey/ui/shell/panes";
import { Rail, RailGroup, RailLink } from "@purvey/ui/shell/rail";
import { SyncState } from "@purvey/ui/shell/sync-state";
import { getTheme, setTheme } from "@purvey/ui/theme";
import { useState } from "react";
import { RowHeight } from "../shared/saved-views/row-height.tsx";
import { ActionsPart } from "./parts/actions-part.tsx";
import { CellsPart } from "./parts/cells-part.tsx";
import { FieldsPart } from "./parts/fields-part.tsx";
import { FiguresPart } from "./parts/figures-part.tsx";
import { LongTablePart } from "./parts/long-table-part.tsx";
import { MessagesPart } from "./parts/messages-part.tsx";
import { OverlaysPart } from "./parts/overlays-part.tsx";
import { RecordPart } from "./parts/record-part.tsx";
import { SearchPart } from "./parts/search-part.tsx";
import { TablePart } from "./parts/table-part.tsx";

/** All components in all states, in the frame of the application: the page `/docs/components`; `?state=long` shows a table of 5,000 rows. */
export function Gallery() {
  const [narrow, setNarrow] = useState(false);
  return (
    <AppShell counter={<Counter />} rail={<Areas narrow={narrow} setNarrow={setNarrow} />} railNarrow={narrow}>
      <PageHead title="Gallery" actions={<RowHeight />}>
        Every component in every state, drawn with the tokens of this page.
      </PageHead>
      {new URLSearchParams(location.search).get("state") === "long" ? <LongTablePart /> : <Everything />}
    </AppShell>
  );
}

function Everything() {
  return (
    <div className="flex flex-col gap-10">
      <TablePart />
      <CellsPart />
      <RecordPart />
      <PanesPart />
      <FiguresPart />
      <ActionsPart />
      <FieldsPart />
      <OverlaysPart />
      <MessagesPart />
      <TokensPart />
    </div>
  );
}

function Counter() {
  const turn = () => setTheme(getTheme() === "dark" ? "light" : "dark");
  return (
    <CounterBar
      brand={<Brand href="/docs" />}
      context={<ContextLabel who="Northgate Fabrication" place="Plant Toledo" />}
      search={<SearchPart />}
    >
      <CounterButton icon="scan">Scan</CounterButton>
      <SyncState waiting={3} online={false}>
        Offline · 3 changes waiting
      </SyncState>
      <CounterLink icon="cart" href="#cart" count={12}>
        Cart
      </CounterLink>
      <CounterButton icon="moon" onClick={turn}>
        Theme
      </CounterButton>
    </CounterBar>
  );
}

function Areas({ narrow, setNarrow }: { narrow: boolean; setNarrow: (narrow: boolean) => void }) {
  return (
    <Rail narrow={narrow} onNarrowChange={setNarrow}>
      <RailLink icon="cart" href="#shop">
        Shop
      </RailLink>
      <RailLink icon="warehouse" href="#ops" aria-current="page" count={7}>
        Operations
      </RailLink>
      <RailLink icon="users" href="#admin">
        Administration
      </RailLink>
      <RailLink icon="code" href="#dev">
        Developer
      </RailLink>
      <RailGroup heading="Operations">
        <RailLink icon="list" href="#worklist">
          Worklist
        </RailLink>
        <RailLink icon="truck" href="#receiving" count={4}>
          Receiving
        </RailLink>
      </RailGroup>
    </Rail>
  );
}

/** Three panes whose grips are moved by pointer or arrow keys. */
function PanesPart() {
  const [sizes, setSizes] = useState<readonly number[]>([40, 35, 25]);
  const panes = ["Input", "Answer", "Code"].map((label, index) => ({
    key: label,
    label,
    content: (
      <p className="blank-ledger px-cell py-6">
        <span className="font-semibold">{label}</span> {`${Math.round(sizes[index] ?? 0)} %`}
      </p>
    ),
  }));
  return (
    <Section title="Panes" note="A grip has the focus: arrow keys move it, Home and End to its ends">
      <Panes sizes={sizes} onSizesChange={setSizes} panes={panes} />
    </Section>
  );
}

const colours = [
  "canvas paper sunken raised hover chosen rule edge ink soft faint",
  "counter counter-well counter-ink counter-soft accent accent-strong on-accent link focus",
  "ok ok-fill ok-tint low low-fill low-tint out out-fill out-tint transit transit-fill transit-tint",
].map((line) => line.split(" "));

const sizes = ["text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

/** The material: colours and type. */
function TokensPart() {
  return (
    <Section title="Material">
      <div className="flex flex-col gap-4 pt-4">
        {colours.map((line) => (
          <ul key={line.join()} className="flex flex-wrap gap-x-4 gap-y-2 text-xs">
            {line.map((name) => (
              <li key={name} className="w-20">
                <span className="block h-8 border border-rule" style={{ background: `var(--color-${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        ))}
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size} Hex bolt M8 × 40 <span className="font-mono">HB-M8-40 0O 1lI 5S 8B</span> <strong>1 284.50</strong>
          </p>
        ))}
      </div>
    </Section>
  );
}
