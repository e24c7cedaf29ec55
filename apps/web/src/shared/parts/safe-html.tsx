import { createElement, Fragment, type ReactNode, useMemo } from "react";

/** Elements that may stand in an article; of others only what is inside them is shown. */
const allowed = new Set(
  "p h1 h2 h3 h4 ul ol li strong b em i code pre blockquote table thead tbody tr th td dl dt dd br hr a img".split(" "),
);
const dropped = new Set(["script", "style", "iframe", "object", "template", "noscript", "svg", "math"]);
/** Headings of an article stand below the heading of the page. */
const lowered: Readonly<Record<string, string>> = { h1: "h3", h2: "h3", h3: "h4", h4: "h5" };

/**
 * HTML of a content system, shown without trusting it: it is parsed in an inert document and built anew of known
 * elements, so that no script, style or attribute of it reaches the page.
 */
export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(() => childrenOf(new DOMParser().parseFromString(html, "text/html").body), [html]);
  return <>{nodes}</>;
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Element) return elementOf(node, index);
    return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  });
}

function elementOf(element: Element, key: number): ReactNode {
  const name = element.localName;
  if (dropped.has(name)) return null;
  if (!allowed.has(name)) return createElement(Fragment, { key }, ...childrenOf(element));
  const attributes = { key, ...attributesOf(element) };
  if (name === "br" || name === "hr" || name === "img") return createElement(name, attributes);
  return createElement(lowered[name] ?? name, attributes, ...childrenOf(element));
}

/** A link keeps where it leads, a picture where it is and what it shows; both only to addresses that run nothing. */
function attributesOf(element: Element): Readonly<Record<string, string>> {
  if (element.localName === "a") return addressed(element, "href");
  if (element.localName === "img") return { ...addressed(element, "src"), alt: element.getAttribute("alt") ?? "" };
  return {};
}

function addressed(element: Element, name: "href" | "src"): Readonly<Record<string, string>> {
  const address = element.getAttribute(name)?.trim() ?? "";
  return /^(https?:\/\/|\/(?!\/)|#|mailto:)/i.test(address) ? { [name]: address } : {};
}
