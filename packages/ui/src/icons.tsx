import type { ComponentProps } from "react";

/** One path per icon on a 16 px grid, drawn with a 1.5 px square stroke. */
const paths = {
  "arrow-down": "M8 2.5v11M3.5 9 8 13.5 12.5 9",
  "arrow-up": "M8 13.5v-11M3.5 7 8 2.5 12.5 7",
  alert: "M8 2 14.5 13.5h-13zM8 6.25v3.5M8 11.25v.5",
  box: "M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.5 5 8 8l5.5-3M8 8v6",
  building: "M3 13.5v-11h7v11M10 6.5h3.5v7M1.5 13.5h13M5.5 5h2M5.5 8h2M5.5 11h2",
  cart: "M1.25 2.5h2.25l1.65 8h7.35l1.5-5.5H4M5.75 13.2v.5M11.5 13.2v.5",
  check: "M2.5 8.5 6 12l7.5-8",
  "chevron-down": "M3.5 6 8 10.5 12.5 6",
  "chevron-left": "M10 3.5 5.5 8l4.5 4.5",
  "chevron-right": "M6 3.5 10.5 8 6 12.5",
  "chevron-up": "M3.5 10 8 5.5l4.5 4.5",
  clock: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 4.75V8l2.25 1.5",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  code: "M5.5 4 1.5 8l4 4M10.5 4l4 4-4 4",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  document: "M3.5 1.75h6l3.5 3.5v9h-9.5zM9.25 2v3.5h3.5M6 8.5h4M6 11h4",
  download: "M8 2v8M4.5 6.75 8 10.25l3.5-3.5M2.5 13.5h11",
  edit: "M10.5 2.75l2.75 2.75-7.75 7.75-3.25.5.5-3.25z",
  external: "M9.5 2.5h4v4M13.5 2.5l-6 6M12 9.5v4H2.5V4h4",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M8 6.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5",
  "eye-off": "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M2.5 13.5l11-11",
  filter: "M2 3h12L9.5 8.5v4l-3 1.5V8.5z",
  home: "M2 7.5 8 2.5l6 5M3.5 6.5v7h9v-7M6.5 13.5v-4h3v4",
  info: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 7.5v4M8 4.75v.25",
  keyboard: "M1.5 4h13v8h-13zM4 6.75h.25M6.75 6.75H7M9.5 6.75h.25M12 6.75h.25M5 9.5h6",
  list: "M5.5 4H14M5.5 8H14M5.5 12H14M2 4h.5M2 8h.5M2 12h.5",
  menu: "M2 4h12M2 8h12M2 12h12",
  minus: "M2.5 8h11",
  moon: "M13.25 9.5A5.5 5.5 0 1 1 6.5 2.75a4.5 4.5 0 0 0 6.75 6.75z",
  more: "M3 8h.25M7.9 8h.25M12.75 8H13",
  plus: "M8 2.5v11M2.5 8h11",
  printer: "M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z",
  scan: "M1.75 5V2.5h3M11.25 2.5h3V5M14.25 11v2.5h-3M4.75 13.5h-3V11M5 5.5v5M8 5.5v5M11 5.5v5",
  search: "M7 2.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5M10.25 10.25 14 14",
  settings:
    "M2 4.5h5.75M12.25 4.5H14M2 11.5h1.75M8.25 11.5H14M10 2.75v3.5M10 2.75h-.25v3.5H10zM6 9.75v3.5M6 9.75h-.25v3.5H6z",
  star: "M8 1.75l1.9 4 4.35.55-3.2 3 .85 4.3L8 11.5l-3.9 2.1.85-4.3-3.2-3 4.35-.55z",
  sun: "M8 5.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5M8 1.5v.75M8 13.75v.75M1.5 8h.75M13.75 8h.75M3.4 3.4l.5.5M12.1 12.1l.5.5M12.6 3.4l-.5.5M3.9 12.1l-.5.5",
  sync: "M13.5 6.5A5.7 5.7 0 0 0 3 5.5M2.5 2.5v3h3M2.5 9.5A5.7 5.7 0 0 0 13 10.5M13.5 13.5v-3h-3",
  tag: "M2 8.5 8 2.5h5.5V8l-6 6zM10.75 5v.25",
  trash: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9",
  truck:
    "M5.75 11.5h3.75V3.5h-8v8h1.25M9.5 6.5h3l2 2.5v2.5h-1.25M10.5 11.5h-1M4.25 11a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5M11.75 11a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5",
  undo: "M6 2.75 2.5 6.25 6 9.75M2.75 6.25H9.5a3.75 3.75 0 0 1 0 7.5H5.5",
  user: "M8 2.5a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5M2.75 14c.4-2.8 2.4-4.25 5.25-4.25s4.85 1.45 5.25 4.25",
  users:
    "M6 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M1.5 13.5c.3-2.5 2-3.75 4.5-3.75s4.2 1.25 4.5 3.75M10.75 3.25a2.5 2.5 0 0 1 0 4.5M12 10c1.5.4 2.4 1.6 2.6 3.5",
  warehouse: "M2 13.5V6l6-3.5L14 6v7.5M5 13.5v-5h6v5M5 11h6",
} as const;

/** Names of the icons that exist. */
export type IconName = keyof typeof paths;

/** All icon names, for the gallery. */
export const iconNames = Object.keys(paths) as IconName[];

/** What `Icon` takes beside the attributes of an `<svg>`. */
export interface IconProps extends Omit<ComponentProps<"svg">, "name"> {
  name: IconName;
  /** Edge length in pixels; 16 is the grid it is drawn on. */
  size?: number;
}

/**
 * An icon of the application's own set. It is decoration: the word stands beside it or in the button's label.
 *
 * @example
 * <Icon name="scan" />
 */
export function Icon({ name, size = 16, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="square"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
