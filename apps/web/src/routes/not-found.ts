import { lazyScreen } from "./lazy-screen.ts";

const load = () => import("../app/screens/not-found-screen.tsx");

/** What stands at an address where nothing is, outside every area. */
export const notFound: ReturnType<typeof lazyScreen> = lazyScreen(load, "NotFoundScreen");

/** The same within the frame of an area. */
export const notFoundInArea: ReturnType<typeof lazyScreen> = lazyScreen(load, "NotFoundInArea");
