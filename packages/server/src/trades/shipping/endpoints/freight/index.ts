import type { FreightOperations } from "@purvey/contract/generated/freight";
import { freight } from "@purvey/contract/services/freight/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { freightHandlers } from "./freight.ts";

/** Freight quotes with what answers them. */
export const freightImplementation: Implementation = implement<FreightOperations>(freight, {
  ...freightHandlers,
  ...systemHandlers(freight),
});
