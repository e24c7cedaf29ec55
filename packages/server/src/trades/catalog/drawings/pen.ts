/**
 * The strokes that part drawings are made of: outlines with a light tint, hairlines, axes and dimensions, on a sheet of
 * 240 by 180. Lines are of a grey that reads on light and dark paper (4:1 on both); where the SVG stands inline the
 * custom properties `--part-line` and `--part-tint` take its place.
 */
const line = "var(--part-line, #6f7c88)";
const tint = "var(--part-tint, #8b98a5)";

/** Colors of parts by name. Painted lightly, so that lines stay legible. */
const paints: Readonly<Record<string, string>> = {
  black: "#3c444c",
  white: "#dfe4e8",
  gray: "#98a2ab",
  silver: "#b4bcc4",
  red: "#cf4a3c",
  orange: "#e07f2e",
  yellow: "#dfb62a",
  lime: "#a9c938",
  green: "#3f9a5c",
  blue: "#3f72c4",
  purple: "#7b5bb0",
  brown: "#8a6342",
  almond: "#d8c49c",
  clear: "#c5d6e0",
  amber: "#d99a2b",
  brass: "#c3a24a",
  copper: "#c07a4c",
};

/** A measure with one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Light paints are thin, so that lines on them stand out on dark paper too. */
const thin = new Set(["white", "clear", "silver", "gray", "almond"]);

function element(name: string, attributes: string, color: string | undefined): string {
  const paint = color === undefined ? undefined : paints[color];
  const opacity = paint === undefined ? 0.16 : thin.has(color ?? "") ? 0.24 : 0.46;
  return `<${name} ${attributes} fill="${paint ?? tint}" fill-opacity="${opacity}" stroke="${line}"/>`;
}

/** The outline of a body, lightly tinted or painted with a color's name. */
export function body(d: string, color?: string): string {
  return element("path", `d="${d}"`, color);
}

/** A rectangular body; `r` rounds its corners. */
export function box(x: number, y: number, width: number, height: number, r = 0, color?: string): string {
  const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  return element("rect", r > 0 ? `${place} rx="${n(r)}"` : place, color);
}

/** A round body. */
export function disc(cx: number, cy: number, r: number, color?: string): string {
  return element("circle", `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`, color);
}

/** A ring body between two radii. */
export function ring(cx: number, cy: number, outer: number, inner: number, color?: string): string {
  return holed(`${circlePath(cx, cy, outer)} ${circlePath(cx, cy, inner)}`, color);
}

/** A body whose path has holes. */
export function holed(d: string, color?: string): string {
  return element("path", `d="${d}" fill-rule="evenodd"`, color);
}

/** An oval body. */
export function oval(cx: number, cy: number, rx: number, ry: number, color?: string): string {
  return element("ellipse", `cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"`, color);
}

/** A visible edge without a fill. */
export function edge(d: string): string {
  return `<path d="${d}" fill="none" stroke="${line}"/>`;
}

/** A hairline: detail, thread, hatching. */
export function hair(d: string): string {
  return `<path d="${d}" fill="none" stroke="${line}" stroke-width="0.7" stroke-opacity="0.85"/>`;
}

/** A hairline circle. */
export function hairCircle(cx: number, cy: number, r: number): string {
  return hair(circlePath(cx, cy, r));
}

/** An axis: long and short dashes. */
export function axis(d: string): string {
  return `<path d="${d}" fill="none" stroke="${line}" stroke-width="0.6" stroke-opacity="0.8" stroke-dasharray="9 2.5 2 2.5"/>`;
}

/** The axes of something round. */
export function cross(cx: number, cy: number, r: number): string {
  return axis(`M${n(cx - r)} ${n(cy)}H${n(cx + r)}M${n(cx)} ${n(cy - r)}V${n(cy + r)}`);
}

/** Lettering. */
export function label(x: number, y: number, text: string, size = 11): string {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="middle" fill="${line}" stroke="none">${escapeXml(text)}</text>`;
}

/** A horizontal dimension from `x1` to `x2` at the height `y`, with its extension lines up or down to `from`. */
export function dimensionX(x1: number, x2: number, y: number, from: number, text: string): string {
  const reach = y > from ? 3 : -3;
  const lines = `M${n(x1)} ${n(from)}V${n(y + reach)}M${n(x2)} ${n(from)}V${n(y + reach)}M${n(x1)} ${n(y)}H${n(x2)}`;
  const arrows = `M${n(x1 + 5)} ${n(y - 2)}L${n(x1)} ${n(y)}L${n(x1 + 5)} ${n(y + 2)}M${n(x2 - 5)} ${n(y - 2)}L${n(x2)} ${n(y)}L${n(x2 - 5)} ${n(y + 2)}`;
  return hair(lines + arrows) + label((x1 + x2) / 2, y + (reach > 0 ? 13 : -5), text);
}

/** A vertical dimension from `y1` to `y2` at `x`, with its extension lines from `from`. */
export function dimensionY(y1: number, y2: number, x: number, from: number, text: string): string {
  const reach = x > from ? 3 : -3;
  const lines = `M${n(from)} ${n(y1)}H${n(x + reach)}M${n(from)} ${n(y2)}H${n(x + reach)}M${n(x)} ${n(y1)}V${n(y2)}`;
  const arrows = `M${n(x - 2)} ${n(y1 + 5)}L${n(x)} ${n(y1)}L${n(x + 2)} ${n(y1 + 5)}M${n(x - 2)} ${n(y2 - 5)}L${n(x)} ${n(y2)}L${n(x + 2)} ${n(y2 - 5)}`;
  const middle = (y1 + y2) / 2;
  const place = x + (reach > 0 ? 12 : -6);
  return `${hair(lines + arrows)}<g transform="rotate(-90 ${n(place)} ${n(middle)})">${label(place, middle, text)}</g>`;
}

/** Slanted hairlines of a screw thread between `x1` and `x2`, round an axis at `y`. */
export function thread(x1: number, x2: number, y: number, radius: number, pitch = 4): string {
  let d = "";
  for (let x = x1 + pitch / 2; x + pitch / 2 <= x2; x += pitch) {
    d += `M${n(x)} ${n(y - radius)}L${n(x + pitch / 2)} ${n(y + radius)}`;
  }
  return hair(d);
}

/** Parallel hairlines over a rectangle, each `gap` apart: hatching, knurls, bristles. */
export function hatch(x: number, y: number, width: number, height: number, gap: number, slant = 0): string {
  let d = "";
  for (let at = x; at <= x + width + 0.01; at += gap) d += `M${n(at)} ${n(y)}L${n(at + slant)} ${n(y + height)}`;
  return hair(d);
}

/** The corners of a regular polygon as a path; the first corner at `turn` degrees. */
export function polygon(cx: number, cy: number, r: number, corners: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, index) => polar(cx, cy, r, turn + (360 / corners) * index));
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** A point at an angle in degrees, clockwise from three o'clock. */
export function polar(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** A full circle as a path. */
export function circlePath(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** Text safe inside XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
