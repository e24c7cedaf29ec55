import type { Warehouse } from "@purvey/contract/generated/vmi";
import { Select } from "@purvey/ui/select";
import { Tabs } from "@purvey/ui/tabs";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { StockroomFrame } from "../../shared/stockroom/stockroom-frame.tsx";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";
import { OverviewPart } from "./parts/overview-part.tsx";
import { ProductsPart } from "./parts/products-part.tsx";
import { ProfilePart } from "./parts/profile-part.tsx";
import { SectionsPart } from "./parts/sections-part.tsx";
import { UsersPart } from "./parts/users-part.tsx";
import { type StockroomTab, stockroomTabs } from "./stockrooms-view.ts";

const route = getRouteApi("/in/ops/vmi/$warehouse");

/** One stockroom: its state, its people, its sections, the customer's own products, and what it should hold. */
export function StockroomScreen() {
  const text = useText(messages);
  const { warehouse } = route.useParams();
  return (
    <StockroomFrame warehouseUid={warehouse} title={text("overview")}>
      {(stockroom) => <Parts stockroom={stockroom} />}
    </StockroomFrame>
  );
}

function Parts({ stockroom }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const { tab = "overview" } = route.useSearch();
  const navigate = route.useNavigate();
  const contents: Readonly<Record<StockroomTab, () => ReactNode>> = {
    overview: () => <OverviewPart stockroom={stockroom} />,
    users: () => <UsersPart stockroom={stockroom} />,
    sections: () => <SectionsPart stockroom={stockroom} />,
    products: () => <ProductsPart stockroom={stockroom} />,
    profile: () => <ProfilePart stockroom={stockroom} />,
  };
  const wide = useWide(40);
  const show = (key: string) =>
    void navigate({ search: { tab: key === "overview" ? undefined : (key as StockroomTab) }, replace: true });
  if (!wide) {
    // One row of tabs is enough for a phone: the stockroom's screens. What this one shows is chosen from a list.
    return (
      <div className="flex flex-col gap-4">
        <Select aria-label={text("shown")} value={tab} onChange={({ target }) => show(target.value)}>
          {stockroomTabs.map((key) => (
            <option key={key} value={key}>
              {text(key)}
            </option>
          ))}
        </Select>
        {contents[tab]()}
      </div>
    );
  }
  return (
    <Tabs
      label={stockroom.warehouseName}
      value={tab}
      onValueChange={show}
      items={stockroomTabs.map((key) => ({
        key,
        label: text(key),
        content: key === tab ? contents[key]() : null,
      }))}
    />
  );
}
