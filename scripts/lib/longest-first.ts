import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = join(import.meta.dirname, "..", "..");
const figuresFile = join(root, "scripts", "test-figures.json");
/** Seconds of each test file in the run that was kept. */
const seconds: Readonly<Record<string, number>> = existsSync(figuresFile)
  ? (JSON.parse(readFileSync(figuresFile, "utf8")).test?.files ?? {})
  : {};

/**
 * The files of each project in the order of their times, the longest first: one that begins last keeps one processor waiting.
 * Where nothing ran before vitest itself knows their sizes alone. What is new may be long, and comes first.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inProjects = await super.sort(files);
    const projects = [...new Set(inProjects.map(({ project }) => project))];
    const timeOf = ({ moduleId }: TestSpecification) => seconds[relative(root, moduleId)] ?? Number.POSITIVE_INFINITY;
    return projects.flatMap((each) =>
      inProjects
        .filter(({ project }) => project === each)
        .sort((one, other) => (timeOf(one) === timeOf(other) ? 0 : timeOf(other) - timeOf(one))),
    );
  }
}

/** The order of test files: shuffled where that is asked for. */
export const sequence = process.argv.some((word) => word.startsWith("--sequence.shuffle"))
  ? {}
  : { sequencer: LongestFirst };
