import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import type { ReactNode } from "react";
import { problemOf } from "../errors/problem.ts";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";

/** What `TwoWays` takes; a way that is not open is not offered. */
export interface TwoWaysProps {
  /** Takes what somebody else has stored in place of what was entered. */
  readonly onKeepTheirs?: (() => unknown) | undefined;
  /** Stores what was entered in its place. */
  readonly onKeepMine?: (() => unknown) | undefined;
}

/** The two ways out for whoever corrected what somebody else has changed meanwhile. */
export function TwoWays({ onKeepTheirs, onKeepMine }: TwoWaysProps) {
  const text = useText(messages);
  return (
    <>
      {onKeepTheirs && <Button onClick={() => void onKeepTheirs()}>{text("keepTheirs")}</Button>}
      {onKeepMine && (
        <Button variant="quiet" onClick={() => void onKeepMine()}>
          {text("keepMine")}
        </Button>
      )}
    </>
  );
}

export interface ChangedMeanwhileProps extends TwoWaysProps {
  /** The server's refusal: who changed it, when, and what. */
  readonly error?: unknown;
  /** What it says now, and what was entered here. */
  readonly children?: ReactNode;
}

/** Says that somebody else changed what is being corrected, and offers the two ways out. What was entered stays as it is. */
export function ChangedMeanwhile({ error, children, ...ways }: ChangedMeanwhileProps) {
  return (
    <Banner tone="low" title={useText(messages)("changed")} actions={<TwoWays {...ways} />}>
      {error ? problemOf(error).message : children}
    </Banner>
  );
}
