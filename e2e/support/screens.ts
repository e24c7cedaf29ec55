import { adminScreens } from "./screens/admin-screens.ts";
import { devScreens } from "./screens/dev-screens.ts";
import { opsScreens } from "./screens/ops-screens.ts";
import type { Screen } from "./screens/screen.ts";
import { shopScreens } from "./screens/shop-screens.ts";

/** What somebody sees who opens a closed area or screen. */
const closedScreens: readonly Screen[] = [
  { area: "shop", name: "closed-area", path: "/admin", user: "dana", heading: /^Administration$/ },
  { area: "ops", name: "closed-screen", path: "/ops/receiving", user: "dana", heading: /^Operations$/ },
];

/** Every screen of the application; `apps/web` has a test that no route is missing here. */
export const screens: readonly Screen[] = [
  { area: "door", name: "track", route: "/shop/track", path: "/shop/track", heading: /Follow an order/ },
  { area: "door", name: "sign-in", route: "/sign-in", path: "/sign-in", heading: /^Sign in$/ },
  {
    area: "door",
    name: "sign-in-refused",
    route: "/sign-in/openid",
    path: "/sign-in/openid?error=access_denied&state=unknown",
    heading: /^Sign in$/,
    refusal: 401,
  },
  ...shopScreens,
  ...opsScreens,
  ...adminScreens,
  ...devScreens,
  ...closedScreens,
];
