import { lazy, Suspense } from "react";
import { useMaintenance } from "../../shared/trace/maintenance.ts";

const MaintenanceBanner = lazy(async () => ({
  default: (await import("../../features/trace/maintenance-banner.tsx")).MaintenanceBanner,
}));

/** Until when the service does not answer, when a call heard so. */
export function Maintenance() {
  const announced = useMaintenance();
  if (!announced) return null;
  return (
    <Suspense>
      <MaintenanceBanner {...announced} />
    </Suspense>
  );
}
