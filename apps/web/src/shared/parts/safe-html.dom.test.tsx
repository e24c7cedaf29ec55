import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SafeHtml } from "./safe-html.tsx";

const shown = (html: string) => render(<SafeHtml html={html} />).container.innerHTML;

describe("HTML that is not trusted", () => {
  it("keeps its text, lists and tables", () => {
    expect(shown("<p>Grade <strong>8.8</strong></p><ul><li>M8</li></ul>")).toBe(
      "<p>Grade <strong>8.8</strong></p><ul><li>M8</li></ul>",
    );
    expect(shown("<h1>Torque</h1><section><p>x</p></section>")).toBe("<h3>Torque</h3><p>x</p>");
  });

  it("loses scripts, styles, handlers and addresses that run something", () => {
    expect(shown('<script>alert(1)</script><p onclick="x()" style="color:red">a</p><iframe src="/"></iframe>')).toBe(
      "<p>a</p>",
    );
    expect(shown('<a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><img src="data:x" alt="c">')).toBe(
      '<a>a</a><a>b</a><img alt="c">',
    );
    expect(shown('<a href="/shop">a</a>')).toBe('<a href="/shop">a</a>');
  });
});
