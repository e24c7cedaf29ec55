import { laterPart } from "../../shared/later-part.ts";
import { useMaintenance } from "../../shared/trace/maintenance.ts";

const MaintenanceBanner = laterPart(
  async () => (await import("../../features/trace/maintenance-banner.tsx")).MaintenanceBanner,
);

/** Until when the service does not answer, when a call heard so. */
export function Maintenance() {
  const announced = useMaintenance();
  if (!announced) return null;
  return <MaintenanceBanner {...announced} />;
}
