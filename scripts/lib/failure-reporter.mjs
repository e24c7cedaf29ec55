import { stripVTControlCharacters } from "node:util";

/** Tells of each failed test as soon as it failed: what vitest says of all of them at the end may be half an hour away. */
export default class FailureReporter {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state !== "failed") return;
    const reasons = errors.map(({ stack, message, diff }) => [stack ?? message, diff].filter(Boolean).join("\n"));
    console.error(`\nfailed: ${test.module.relativeModuleId} > ${test.fullName}`);
    const lines = stripVTControlCharacters(reasons.join("\n")).split("\n");
    console.error(
      lines
        .filter((line) => !/^ +at .*node_modules/.test(line))
        .slice(0, 60)
        .join("\n"),
    );
  }
}
