import { Button } from "@purvey/ui/button";
import { FieldError } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { TextInput } from "@purvey/ui/text-input";
import { type FormEvent, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { lineOf, problemOf, withoutSerial } from "../receipt-model.ts";
import type { ReceiveLineProps } from "./receive-line.tsx";

/** The serial numbers of a registered item: scanned or typed, each once, each to be taken out again. */
export function SerialList({ line, work }: ReceiveLineProps) {
  const text = useText(messages);
  const [serial, setSerial] = useState("");
  const entered = lineOf(work.draft, line.lineNo);
  const add = (event: FormEvent) => {
    event.preventDefault();
    work.addSerial(line.lineNo, serial);
    setSerial("");
  };
  return (
    <div className="flex flex-col gap-2">
      <form onSubmit={add} className="flex flex-wrap items-center gap-2">
        <TextInput
          mono
          className="w-56 max-w-full"
          aria-label={`${text("serial")} ${line.itemId}`}
          placeholder={text("serial")}
          maxLength={60}
          autoCapitalize="characters"
          value={serial}
          onFocus={() => work.choose(line.lineNo)}
          onChange={(event) => setSerial(event.target.value)}
        />
        <Button type="submit">{text("addSerial")}</Button>
        <span className="text-soft">{text("serials", { count: entered.serials.length })}</span>
      </form>
      {problemOf(line, entered) === "serialsMissing" && <FieldError>{text("serialsMissing")}</FieldError>}
      {entered.serials.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={`${text("serial")} ${line.itemId}`}>
          {entered.serials.map((number) => (
            <li key={number} className="flex items-center border border-rule ps-2">
              <span className="font-mono">{number}</span>
              <IconButton
                icon="close"
                label={text("removeSerial", { serial: number })}
                onClick={() => work.change(line.lineNo, withoutSerial(line, entered, number))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
