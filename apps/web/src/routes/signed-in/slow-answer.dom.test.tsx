import { isChange } from "@purvey/react/mutations";
import { ToastProvider } from "@purvey/ui/toast";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setTrace, traceHooks } from "../../shared/trace/call-trace.ts";
import { SlowAnswer } from "./slow-answer.tsx";

const change = {
  endpoint: "commerce.checkout.create",
  method: "POST",
  url: "/api/commerce/checkout",
  headers: {},
  input: {},
  attempt: 1,
};

function Part({ queryFn }: { queryFn: () => Promise<string> }) {
  return <p>{useQuery({ queryKey: ["part"], queryFn }).data}</p>;
}

/** A part of the page whose answer comes when the test says so. */
function reading() {
  const answers: ((value: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { queryFn, answer: () => act(async () => answers.at(-1)?.("read")) };
}

function show(part?: React.ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <SlowAnswer />
        {part}
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.queryByText(/^This takes longer than usual/)?.textContent ?? "";

describe("a server that takes long", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setTrace([]);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    setTrace([]);
  });

  it("is spoken of once somebody waits for what is not there, which can be asked for again", async () => {
    const { queryFn, answer } = reading();
    show(<Part queryFn={queryFn} />);
    await pass(7000);
    expect(said()).toBe("");
    await pass(2000);
    expect(said()).toContain("You can wait, try again");
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    await pass(1000);
    expect([queryFn.mock.calls.length, said()]).toEqual([2, ""]);
    await pass(9000);
    expect(said()).not.toBe("");
    await answer();
    await pass(1000);
    expect([screen.getByText("read").textContent, said()]).toEqual(["read", ""]);
  });

  it("is spoken of while a change is sent, so that nobody sends it again", async () => {
    show();
    act(() => traceHooks.onRequest?.(change));
    await pass(9000);
    // What calls change comes in a script of its own.
    expect(await isChange(change.endpoint)).toBe(true);
    await pass(1000);
    expect(said()).toContain("do not do it a second time");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    act(() => traceHooks.onResponse?.({ ...change, status: 200, requestId: "r", milliseconds: 9000 }));
    await pass(1000);
    expect(said()).toBe("");
  });

  it("is not spoken of as of a change while something is read by POST", async () => {
    show();
    act(() => traceHooks.onRequest?.({ ...change, endpoint: "pricing.priceEngine.batch" }));
    await pass(9000);
    expect(await isChange("pricing.priceEngine.batch")).toBe(false);
    await pass(9000);
    expect(said()).toBe("");
  });

  it("is not spoken of when answers come in time", async () => {
    const { queryFn, answer } = reading();
    show(<Part queryFn={queryFn} />);
    act(() => traceHooks.onRequest?.(change));
    await pass(3000);
    act(() => traceHooks.onResponse?.({ ...change, status: 200, requestId: "r", milliseconds: 3000 }));
    await answer();
    await pass(20_000);
    expect(said()).toBe("");
  });
});
