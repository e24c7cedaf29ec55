import { type Desk, type Lab, openDesk, slowDown } from "./lab.ts";
import { serveLarge } from "./large-server.ts";
import type { Measured } from "./report.ts";
import { longestFrame, worstFrame } from "./worst-frame.ts";

interface TaskWindow extends Window {
  purveyLongest?: number;
}

/** An envelope with records of some 200 bytes. */
function answerOf(records: number): string {
  const data = Array.from({ length: records }, (_, index) => ({
    brandsUid: index + 1,
    brandsId: `B-${index}`,
    brandsName: `Brand number ${index}`,
    brandsDesc: "A maker of fasteners, seals and cutting tools for machines that must not stop",
    deleteFlag: "N",
    sequenceNo: index % 97,
  }));
  return JSON.stringify({ data, total: records, status: 200, message: "" });
}

/** Opens the endpoint whose answer is large, ready to be sent. */
async function openEndpoint({ page }: Desk, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/dev/items/brands.list`);
  await page.getByRole("button", { name: "Send", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** Ten megabytes in the console: from Send to the lines in sight, and the longest task meanwhile. */
export async function measureLargeAnswer(lab: Lab, rounds: number): Promise<Measured[]> {
  const body = answerOf(52_000);
  const server = await serveLarge(lab.baseUrl, "/api/items/brands", body);
  const shown: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const desk = await openDesk(lab, "dev");
    await openEndpoint(desk, server.baseUrl);
    const times = await desk.page.evaluate(sendAndWatch);
    shown.push(times.shown);
    longest.push(times.longest);
    await desk.close();
  }
  await server.stop();
  const size = (body.length / 2 ** 20).toFixed(1);
  return [
    { name: `${size} MB answer: shown`, times: shown, budget: 1000 },
    { name: `${size} MB answer: longest task`, times: longest, budget: 200 },
  ];
}

/** In the page: clicks Send, and waits for the first lines of the answer. */
function sendAndWatch(): Promise<{ shown: number; longest: number }> {
  return new Promise((resolve) => {
    const view = window as TaskWindow;
    view.purveyLongest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) view.purveyLongest = Math.max(view.purveyLongest ?? 0, duration);
    }).observe({ type: "longtask" });
    const started = performance.now();
    const look = () => {
      const lines = [...document.querySelectorAll("#main section")].some((each) =>
        each.textContent?.includes("brandsUid"),
      );
      if (!lines) return void requestAnimationFrame(look);
      const shown = performance.now() - started;
      // Half a second more: tasks are reported after they ended, and the check of the answer follows it.
      setTimeout(() => resolve({ shown, longest: view.purveyLongest ?? 0 }), 500);
    };
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === "Send")?.click();
    requestAnimationFrame(look);
  });
}

/** The worst frame while the lines of 5,000 records are scrolled through, on a slow processor. */
export async function measureScroll(lab: Lab, rounds: number): Promise<Measured[]> {
  const server = await serveLarge(lab.baseUrl, "/api/items/brands", answerOf(5000));
  const worst: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const desk = await openDesk(lab, "dev");
    await openEndpoint(desk, server.baseUrl);
    await desk.page.evaluate(sendAndWatch);
    await slowDown(desk);
    worst.push(await worstFrame(await desk.page.evaluateHandle(scrollingPlace)));
    await desk.close();
  }
  await server.stop();
  return [{ name: "5,000 records scrolled at 4× CPU: worst frame", times: worst, budget: longestFrame }];
}

/** In the page: what the lines of the answer scroll in. */
function scrollingPlace(): Element {
  const place = [...document.querySelectorAll("#main section")].find(
    ({ scrollHeight, clientHeight, textContent }) =>
      scrollHeight > 2 * clientHeight && textContent?.includes("brandsUid"),
  );
  if (!place) throw new Error("The lines of the answer do not scroll.");
  return place;
}
