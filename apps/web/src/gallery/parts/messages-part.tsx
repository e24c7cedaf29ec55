import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { ErrorPanel } from "@purvey/ui/error-panel";
import { LinkButton } from "@purvey/ui/link-button";
import { ProgressBar } from "@purvey/ui/progress-bar";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { Specimen } from "../specimen.tsx";

/** What the application says. */
export function MessagesPart() {
  return (
    <Section title="Messages">
      <div className="flex flex-col gap-3 py-3">
        <Banner title="Acting for Northgate Fabrication." actions={<Button>Stop</Button>}>
          Orders go to their account, your own cart is kept.
        </Banner>
        <Banner
          tone="low"
          title="Prices are from yesterday."
          actions={<Button>Ask again</Button>}
          onDismiss={() => undefined}
        >
          The price service did not answer.
        </Banner>
        <Banner tone="out" title="3 lines were refused.">
          They stay here until you change or remove them.
        </Banner>
        <Banner tone="transit">4 of 12 lines are on their way to Plant Toledo.</Banner>
        <Banner tone="ok" title="Order 70015 is stored." />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <ErrorPanel
          cause="service"
          message="The service `pricing` did not answer `GET /price-engine` within 10 s."
          code="504 GATEWAY_TIMEOUT"
          requestId="7f3a9c1e-22b0"
          advice="Prices come back by themselves; the order can be placed without them."
          actions={<Button>Ask again</Button>}
        />
        <EmptyState title="This list is empty." actions={<LinkButton href="#quick">Paste part numbers</LinkButton>}>
          Lists keep what you order together, with its usual quantity.
        </EmptyState>
      </div>
      <Specimen name="Progress">
        <ProgressBar label="Checking lines" value={412} max={1000} className="w-full">
          412 of 1 000 lines
        </ProgressBar>
        <ProgressBar label="Waiting for the server" className="w-full" />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton width="12ch" />
        <Skeleton width="30ch" />
      </Specimen>
    </Section>
  );
}
