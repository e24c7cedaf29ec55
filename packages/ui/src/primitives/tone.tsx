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

/** Band colours of a tone: the bar at its start, and a tint for what needs somebody. */
export const toneBand: Record<Tone, string> = {
  neutral: "bg-paper border-rule border-s-edge",
  ok: "bg-paper border-rule border-s-ok-fill",
  low: "bg-low-tint border-low-tint border-s-low-fill",
  out: "bg-out-tint border-out-tint border-s-out-fill",
  transit: "bg-paper border-rule border-s-transit-fill",
};
