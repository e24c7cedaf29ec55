import { afterEach, expect, it } from "vitest";
import { attendUnread } from "./unread-number.ts";

afterEach(() => document.body.replaceChildren());

it("goes to the first number that cannot be read, of the dialog on top alone", () => {
  document.body.innerHTML = '<input id="page" data-unread=""><input id="later" data-unread="">';
  expect(attendUnread()).toBe(true);
  expect(document.activeElement?.id).toBe("page");
  document.body.insertAdjacentHTML("beforeend", '<dialog open><input id="right"></dialog>');
  expect(attendUnread()).toBe(false);
});
