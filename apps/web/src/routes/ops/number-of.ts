import { notFound } from "@tanstack/react-router";
import { numberParam } from "../../shared/url/read-param.ts";

/** The number in an address; an address without one is nowhere. */
export function numberOf(text: string): number {
  const number = numberParam(text);
  if (number === undefined) throw notFound();
  return number;
}
