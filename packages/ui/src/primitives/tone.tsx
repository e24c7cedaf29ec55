/** The class of a message or a state: what it means for the person, not which colour it has. */
export type Tone = "neutral" | "ok" | "low" | "out" | "transit";

/** Text colour of a tone. */
export const toneText: Record<Tone, string> = {
  neutral: "text-soft",
  ok: "text-ok",
  low: "text-low",
  out: "text-out",
  transit: "text-transit",
};

/** Band colours of a tone: tint and the bar at its start. */
export const toneBand: Record<Tone, string> = {
  neutral: "bg-sunken border-edge",
  ok: "bg-ok-tint border-ok-fill",
  low: "bg-low-tint border-low-fill",
  out: "bg-out-tint border-out-fill",
  transit: "bg-transit-tint border-transit-fill",
};
