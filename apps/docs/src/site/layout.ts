import { type Html, html, raw } from "./html.ts";
import { addressOf, base, type Page } from "./page.ts";

/** The built files that every page loads. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** The faces of text and of code. */
  readonly faces: readonly string[];
}

const mark = raw(
  '<svg aria-hidden="true" width="18" height="22" viewBox="0 0 18 22" fill="currentColor"><path fill-rule="evenodd" d="M0 3.500 3.500 0H18v22H0zM4.500 3.250a1.750 1.750 0 1 0 0 3.500 1.750 1.750 0 0 0 0-3.500zM3.500 10v2h11v-2zm0 4.500v1.500h11V14.500z"/></svg>',
);

/** A whole page: the counter with the search, the contents, the text, and what stands beside it. */
export function layout(page: Page, contents: Html, assets: PageAssets): string {
  const title = page.path === "" ? "Purvey documentation" : `${page.title} – Purvey`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#1c232b">
<title>${title}</title>
<meta name="description" content="${page.summary.slice(0, 300)}">
<link rel="canonical" href="${addressOf(page.path)}">
<link rel="icon" href="${base}/icon.svg" type="image/svg+xml">
${assets.faces.map((file) => html`<link rel="preload" href="${base}/${file}" as="font" type="font/woff2" crossorigin>`)}
<script src="${base}/theme.js"></script>
${assets.styles.map((file) => html`<link rel="stylesheet" href="${base}/${file}">`)}
<script type="module" src="${base}/${assets.script}"></script>
</head>
<body>
<a class="skip-link" href="#main">Skip to the text</a>
${counter()}
<div class="frame${page.aside && " with-samples"}">
${contents}
<main id="main"><article>${page.body}</article></main>
${page.aside ? html`<aside class="beside">${page.aside}</aside>` : onThisPage(page)}
</div>
</body>
</html>
`.html;
}

function counter(): Html {
  return html`<header class="counter on-counter">
<button class="counter-item" type="button" id="contents-button" aria-expanded="false" aria-controls="contents">Contents</button>
<a class="brand" href="${base}" aria-label="Purvey documentation">${mark}<span>Purvey</span></a>
<button class="counter-find" type="button" id="search-button"><span>Search guides and endpoints</span><kbd>/</kbd></button>
<div class="counter-end"><a class="counter-item" href="/">Application</a><button class="counter-item" type="button" id="theme-button">Theme</button></div>
</header>`;
}

function onThisPage({ headings }: Page): Html {
  if (headings.length < 2) return html`<div class="beside"></div>`;
  const links = headings
    .filter(({ level }) => level <= 3)
    .map(({ id, text, level }) => html`<li class="level-${level}"><a href="#${id}">${text}</a></li>`);
  return html`<nav class="beside on-page" aria-label="On this page"><p class="rail-heading">On this page</p><ul>${links}</ul></nav>`;
}
