import type { BrandFocusOperations } from "@purvey/contract/generated/brandFocus";
import { brandFocus } from "@purvey/contract/services/brand-focus/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { focusHandlers } from "./categories.ts";

/** Brand focus with what answers it. */
export const brandFocusImplementation: Implementation = implement<BrandFocusOperations>(brandFocus, {
  ...focusHandlers,
  ...systemHandlers(brandFocus),
});
