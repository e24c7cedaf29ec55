import { Outlet, useMatches } from "@tanstack/react-router";
import { type Area, areaPermissions, mayEnter } from "../../shared/areas.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { laterPart } from "../../shared/later-part.ts";
import { closureOf } from "../../shared/screen-needs.ts";

const ClosedScreen = laterPart(async () => (await import("../screens/closed-screen.tsx")).ClosedScreen);

/** The screens of an area for who may open them; for others why they may not, and nothing is asked of the service. */
export function AreaGate({ area }: { area: Area }) {
  const who = useWho();
  const screen = useMatches({ select: (matches) => closureOf(matches.at(-1)?.staticData ?? {}, who) });
  const entered = mayEnter(area, who);
  const closure = entered ? screen : areaPermissions[area][0];
  if (closure === undefined) return <Outlet />;
  return <ClosedScreen area={area} closure={closure} whole={!entered} />;
}
