import { WorklistScreen } from "../../features/worklist/worklist-screen.tsx";
import { RailLinks } from "./rail-links.tsx";

/** The worklist; on a phone, whose bar has room for the areas alone, the screens of the area follow it. */
export function WorklistWithLinks() {
  return (
    <WorklistScreen>
      <div className="screen-links">
        <RailLinks />
      </div>
    </WorklistScreen>
  );
}
