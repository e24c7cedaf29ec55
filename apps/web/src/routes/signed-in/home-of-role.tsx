import { Navigate } from "@tanstack/react-router";
import { homeOf } from "../../shared/areas.ts";
import { useWho } from "../../shared/customer/who.tsx";

/** Leads to where the person's day begins. */
export function HomeOfRole() {
  return <Navigate to={`/${homeOf(useWho())}`} replace />;
}
