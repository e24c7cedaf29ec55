import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Run before each file: the document is that of the file before.
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
document.body.replaceChildren();
window.localStorage.clear();
window.sessionStorage.clear();
window.history.replaceState(null, "", "/");

configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
