import type { TypedCard } from "./card-form.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

/** A field of the page; secrets are never written back into it. */
interface PageField {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly numeric?: true;
  readonly secret?: true;
  readonly needed?: true;
}

const fields: readonly PageField[] = [
  { name: "name", label: "Name on the card", autocomplete: "cc-name", needed: true },
  { name: "number", label: "Card number", autocomplete: "cc-number", numeric: true, secret: true, needed: true },
  { name: "expiration", label: "Good through (MM/YY)", autocomplete: "cc-exp", numeric: true, needed: true },
  { name: "code", label: "Security code", autocomplete: "cc-csc", numeric: true, secret: true, needed: true },
  { name: "address1", label: "Billing street", autocomplete: "billing street-address", needed: true },
  { name: "city", label: "City", autocomplete: "billing address-level2" },
  { name: "state", label: "State", autocomplete: "billing address-level1" },
  { name: "zip", label: "ZIP", autocomplete: "billing postal-code", needed: true },
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
<body><main><h1>${escaped(title)}</h1>${body}</main></body>
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
    `<p>Test mode: no money moves. The number is checked and not kept.</p>${alert}
<form method="post" action="${escaped(path)}" novalidate>${lines.join("")}<button type="submit">Store the card</button></form>`,
  );
}

function fieldText(
  { name, label, autocomplete, numeric, secret, needed }: PageField,
  typed: string,
  fault?: string,
): string {
  const value = secret ? "" : ` value="${escaped(typed)}"`;
  const mode = numeric ? ' inputmode="numeric"' : "";
  const state = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : "";
  return `<label for="${name}">${label}</label><input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="100"${mode}${value}${needed ? " required" : ""}${state}>${
    fault ? `<p id="${name}-fault" class="fault">${escaped(fault)}</p>` : ""
  }`;
}

/** The page behind the form: the card is stored, or can no longer be. */
export function cardMessage(title: string, sentence: string): string {
  return page(title, `<p>${escaped(sentence)}</p>`);
}

/** How the page looks, light and dark. */
export const cardPageStyle = `:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif;accent-color:#0b5cad}
body{margin:0;background:light-dark(#f6f5f1,#14181d);color:light-dark(#14181d,#e9edf1)}
main{max-width:26rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.375rem;margin:0 0 .5rem}
form{display:grid;gap:.25rem}
label{margin-top:.75rem;font-weight:600;font-size:.9375rem}
input{font:inherit;padding:.5rem .625rem;border:1px solid light-dark(#7b848f,#8b96a3);border-radius:.25rem;background:light-dark(#fff,#1d232a);color:inherit}
input[aria-invalid]{border-color:light-dark(#b3261e,#ff8a80);border-width:2px}
input:focus-visible,button:focus-visible{outline:3px solid light-dark(#0b5cad,#7cb8ff);outline-offset:2px}
.fault,.alert{margin:.25rem 0 0;color:light-dark(#b3261e,#ff8a80);font-size:.9375rem}
button{margin-top:1.25rem;font:inherit;font-weight:600;padding:.625rem 1rem;border:0;border-radius:.25rem;background:light-dark(#0b5cad,#7cb8ff);color:light-dark(#fff,#0b1520);cursor:pointer}
`;
