import type { StandInAnswer } from "./stand-in.ts";

/** An answer as Smarty gives it; `footnotes` of another ZIP code are `A#`. */
const answering =
  (...candidates: readonly { readonly analysis: object; readonly components?: object }[]): StandInAnswer =>
  (_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify(
        candidates.map(({ analysis, components }) => ({
          input_index: 0,
          candidate_index: 0,
          delivery_line_1: "3400 Detroit Ave",
          last_line: "Toledo OH 43611-2210",
          components: { city_name: "Toledo", state_abbreviation: "OH", zipcode: "43611", ...components },
          metadata: {},
          analysis,
        })),
      ),
    );
/** It knows the address as it is. */
export const known = answering({ analysis: { dpv_match_code: "Y", footnotes: "N#" } });
/** It knows another ZIP code, and has written the unit into the street's line. */
export const corrected = answering({
  analysis: { dpv_match_code: "Y", footnotes: "A#" },
  components: { plus4_code: "2210", secondary_number: "5" },
});
/** It knows nothing like it. */
export const unknown = answering();
/** It knows what is like it, where nothing is delivered. */
export const unconfirmed = answering({ analysis: { dpv_match_code: "N", footnotes: "" } });
/** It has no time. */
export const busy: StandInAnswer = (_, response) => response.writeHead(503).end("{}");
/** Somebody else answers in its place. */
export const garbage: StandInAnswer = (_, response) => response.end("<html>Welcome to the hotel</html>");
/** It never answers. */
export const slow: StandInAnswer = () => {};

/** What {@link corrected} knows in place of what was entered. */
export const proposed = {
  address1: "3400 Detroit Ave",
  address2: null,
  city: "Toledo",
  state: "OH",
  postalCode: "43611-2210",
};
