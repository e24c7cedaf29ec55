import { PageHead } from "@purvey/ui/shell/page-head";
import { Tabs } from "@purvey/ui/tabs";
import { getRouteApi } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import { OpenWithView } from "../../shared/saved-views/open-with-view.tsx";
import { SavedViews } from "../../shared/saved-views/saved-views.tsx";
import { choiceParam } from "../../shared/url/read-param.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { ContractList } from "./parts/contract-list.tsx";
import { Simulator } from "./parts/simulator.tsx";
import type { PricesView } from "./prices-view.ts";

const PriceList = laterPart(async () => (await import("./list/price-list-part.tsx")).PriceList);

const route = getRouteApi("/in/admin/prices");

/** Why do they see this price: the simulator for two customers side by side, and the contracts behind the prices. */
export function PricesScreen() {
  return (
    <OpenWithView list="prices">
      <Prices />
    </OpenWithView>
  );
}

function Prices() {
  const text = useText(messages);
  useTitle(text("prices"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: PricesView) => void navigate({ search: next });
  const denial = useDenial("contract.read");
  return (
    <>
      <PageHead title={text("prices")} actions={<SavedViews list="prices" />}>
        {text("readOnly")}
      </PageHead>
      <Tabs
        label={text("prices")}
        value={view.tab ?? "simulator"}
        onValueChange={(tab) =>
          show({ ...view, page: undefined, show: undefined, tab: choiceParam(tab, ["list", "contracts"]) })
        }
        items={[
          { key: "simulator", label: text("simulator"), content: <Simulator view={view} show={show} /> },
          {
            key: "list",
            label: text("list"),
            content: <PriceList view={view} show={show} />,
          },
          { key: "contracts", label: text("contracts"), content: denial ?? <ContractList view={view} show={show} /> },
        ]}
      />
    </>
  );
}
