import { keyAhead } from "@purvey/ui/direction";
import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets arrow keys walk a tree of links whose `data-level` says how deep each stands: ↑ and ↓ go to the link before and
 * after; ← goes to the link above, → to the first one below (the other way about where lines run to the left). Where `data-here` marks the page that is shown, ← and → also
 * open what they lead to.
 *
 * @returns whether a link was opened: the page that comes should take up the walk
 */
export function walkKeys(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-level]")];
  const index = links.findIndex((link) => link.matches(":focus"));
  const from = links[index];
  if (!from) return false;
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    links[index + step]?.focus();
    return false;
  }
  const key = keyAhead(event);
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  event.preventDefault();
  return key === "ArrowLeft" ? goUp(links, index) : goDown(links, index);
}

const levelOf = (link: HTMLElement | undefined) => Number(link?.dataset.level ?? -1);
const isHere = (link: HTMLElement | undefined) => link?.dataset.here !== undefined;

function goUp(links: readonly HTMLElement[], index: number): boolean {
  const above = links.slice(0, index).findLast((link) => levelOf(link) < levelOf(links[index]));
  return open(above, isHere(links[index]));
}

function goDown(links: readonly HTMLElement[], index: number): boolean {
  const [from, next] = [links[index], links[index + 1]];
  if (levelOf(next) > levelOf(from)) return open(next, false);
  return open(from, links.some(isHere) && !isHere(from));
}

function open(link: HTMLElement | undefined, follow: boolean): boolean {
  if (!follow) link?.focus();
  else link?.click();
  return follow && link !== undefined;
}
