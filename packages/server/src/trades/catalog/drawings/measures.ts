import type { PartPicture } from "./part-picture.ts";

/** Draws a picture: SVG elements on a sheet of 240 by 180. */
export type Drawing = (picture: PartPicture) => string;

/** A number of the picture; the fallback when it is missing or no number. */
export function measure(picture: PartPicture, name: string, fallback: number): number {
  const value = Number(picture[name]);
  return Number.isFinite(value) && value > 0 ? value : fallback;
}

/** A whole number of the picture from 1 to `most`: teeth, poles, holes. */
export function count(picture: PartPicture, name: string, fallback: number, most: number): number {
  return Math.min(most, Math.round(measure(picture, name, fallback)) || 1);
}

/** A text of the picture. */
export function word(picture: PartPicture, name: string, fallback = ""): string {
  const value = picture[name];
  return typeof value === "string" ? value : fallback;
}

/** A measure as it is written on a drawing. */
export function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}
