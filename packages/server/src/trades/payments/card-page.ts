import { escaped } from "../../platform/http/escaped.ts";
import type { TypedCard } from "./card-form.ts";

/** A field of the page; secrets are never written back into it. */
interface PageField {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly numeric?: true;
  readonly secret?: true;
  readonly needed?: true;
  /** Where it stands in the grid of the page. */
  readonly place?: "half" | "third" | "third wide";
}

const fields: readonly PageField[] = [
  { name: "name", label: "Name on the card", autocomplete: "cc-name", needed: true },
  { name: "number", label: "Card number", autocomplete: "cc-number", numeric: true, secret: true, needed: true },
  {
    name: "expiration",
    label: "Expires (MM/YY)",
    autocomplete: "cc-exp",
    numeric: true,
    needed: true,
    place: "half",
  },
  {
    name: "code",
    label: "Security code",
    autocomplete: "cc-csc",
    numeric: true,
    secret: true,
    needed: true,
    place: "half",
  },
  { name: "address1", label: "Billing street", autocomplete: "billing street-address", needed: true },
  { name: "city", label: "City", autocomplete: "billing address-level2", place: "third wide" },
  { name: "state", label: "State", autocomplete: "billing address-level1", place: "third" },
  { name: "zip", label: "ZIP", autocomplete: "billing postal-code", needed: true, place: "third" },
];

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/payments/card-page.css">
</head>
<body><main><p class="brand">Purvey</p><h1>${escaped(title)}</h1>${body}</main></body>
</html>
`;
}

/** The page to enter a card on, with what was typed before and what is wrong with it. */
export function cardForm(path: string, typed: TypedCard, faults: Readonly<Record<string, string>>): string {
  const lines = fields.map((field) => fieldText(field, typed[field.name] ?? "", faults[field.name]));
  const alert =
    Object.keys(faults).length > 0
      ? '<p role="alert" class="alert">The card was not stored. Check the marked fields.</p>'
      : "";
  return page(
    "Store a card",
    `<p>For paying this order. The shop sees its last four digits only.</p>
<p class="test">Test mode: no money moves.</p>${alert}
<form method="post" action="${escaped(path)}" novalidate>${lines.join("")}<button type="submit">Store the card</button></form>
<p class="kept">Number and security code are checked and not kept.</p>`,
  );
}

function fieldText(
  { name, label, autocomplete, numeric, secret, needed, place }: PageField,
  typed: string,
  fault?: string,
): string {
  const value = secret ? "" : ` value="${escaped(typed)}"`;
  const mode = numeric ? ' inputmode="numeric"' : "";
  const state = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : "";
  const classes = ["field", place, numeric && "mono"].filter(Boolean).join(" ");
  return `<div class="${classes}"><label for="${name}">${label}</label><input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="100"${mode}${value}${needed ? " required" : ""}${state}>${
    fault ? `<p id="${name}-fault" class="fault">${escaped(fault)}</p>` : ""
  }</div>`;
}

/** The page behind the form: the card is stored, or can no longer be. */
export function cardMessage(title: string, sentence: string): string {
  return page(title, `<p>${escaped(sentence)}</p>`);
}

/** How the page looks, light and dark: the door of the shop, a part tag on the counter, with the shop's colours. */
export const cardPageStyle = `:root{color-scheme:light dark;
--counter:light-dark(oklch(0.255 0.024 252),oklch(0.135 0.013 256));--paper:light-dark(oklch(0.993 0.002 236),oklch(0.218 0.016 256));
--raised:light-dark(oklch(1 0 0),oklch(0.262 0.019 256));--edge:light-dark(oklch(0.585 0.018 242),oklch(0.565 0.02 250));
--rule:light-dark(oklch(0.865 0.01 238),oklch(0.33 0.018 255));
--ink:light-dark(oklch(0.225 0.022 252),oklch(0.945 0.006 240));--soft:light-dark(oklch(0.405 0.022 248),oklch(0.8 0.012 245));
--accent:light-dark(oklch(0.72 0.19 47),oklch(0.74 0.18 49));--on-accent:oklch(0.18 0.03 50);
--focus:light-dark(oklch(0.5 0.21 262),oklch(0.8 0.13 232));--out:light-dark(oklch(0.46 0.18 27),oklch(0.79 0.115 24));
--out-tint:light-dark(oklch(0.95 0.024 22),oklch(0.285 0.062 22));--ok:light-dark(oklch(0.42 0.105 152),oklch(0.81 0.13 154));
--low-tint:light-dark(oklch(0.952 0.045 88),oklch(0.29 0.048 80));--low:light-dark(oklch(0.62 0.135 68),oklch(0.76 0.145 80))}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1rem;background:var(--counter);color:var(--ink);font:0.875rem/1.25rem system-ui,sans-serif}
main{width:min(30rem,100%);padding:1.5rem clamp(1.25rem,5vw,2.25rem) 2.25rem clamp(2.5rem,9vw,3.75rem);
background:radial-gradient(circle at clamp(1.125rem,4vw,1.75rem) 2.375rem,var(--counter) .4375rem,var(--paper) .5rem);
clip-path:polygon(1.25rem 0,100% 0,100% 100%,1.25rem 100%,0 calc(100% - 1.25rem),0 1.25rem)}
.brand{margin:0 0 1rem;font-weight:700;font-size:1rem}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:2rem}
p{margin:0;color:var(--soft)}
.test{margin-top:1rem;padding:.5rem .75rem;border-left:4px solid var(--low);background:var(--low-tint);color:var(--ink)}
.alert{margin-top:1rem;padding:.5rem .75rem;border-left:4px solid var(--out);background:var(--out-tint);color:var(--ink)}
form{display:grid;grid-template-columns:repeat(6,1fr);gap:1rem .75rem;margin-top:1.25rem}
.field{grid-column:span 6;min-width:0}
.half{grid-column:span 3}
.third{grid-column:span 2}
label{display:block;margin-bottom:.25rem;font-weight:600}
input{width:100%;height:2.25rem;padding:0 .5rem;border:1px solid var(--edge);border-radius:2px;background:var(--raised);color:inherit;font:inherit}
.mono input{font-family:ui-monospace,monospace;font-variant-numeric:tabular-nums slashed-zero}
input[aria-invalid]{border-color:var(--out);box-shadow:inset 0 0 0 1px var(--out)}
input:focus-visible,button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.fault{margin-top:.25rem;color:var(--out)}
button{grid-column:span 6;justify-self:start;min-height:2.25rem;padding:0 1rem;border:0;border-radius:2px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
.kept{margin-top:1.25rem;padding-top:1rem;border-top:1px solid var(--rule);font-size:.8125rem}
@media (pointer:coarse){input,button{min-height:2.75rem;font-size:1rem}}
@media (width < 24rem){.third{grid-column:span 3}.third.wide{grid-column:span 6}}
`;
