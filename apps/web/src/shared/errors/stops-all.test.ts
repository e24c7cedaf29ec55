import { ApiError, AuthenticationError, NetworkError, NotFoundError, RateLimitError } from "@purvey/client/errors";
import { expect, it } from "vitest";
import { stopsAll } from "./stops-all.ts";

it("stops work on many records for what is none of the record's, and for nothing else", () => {
  const unavailable = [502, 503, 504].map((status) => new ApiError("SERVICE_UNAVAILABLE", status, "In maintenance."));
  const lost = new NetworkError("network", "No answer.");
  for (const error of [lost, new AuthenticationError(), new RateLimitError(3), ...unavailable])
    expect(stopsAll(error)).toBe(true);
  const refused = [409, 422, 500].map((status) => new ApiError("BUSINESS_LOGIC_ERROR", status, "Not like this."));
  for (const error of [new NotFoundError("item"), new Error("A mistake."), ...refused])
    expect(stopsAll(error)).toBe(false);
});
