import "./gallery.css";
import { FormatProvider } from "@purvey/ui/data/format-provider";
import { ToastProvider } from "@purvey/ui/toast";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id `root`: check `gallery.html`.");

createRoot(root).render(
  <StrictMode>
    <FormatProvider locale="en-US" currency="USD" timeZone="America/New_York">
      <ToastProvider>
        <Gallery />
      </ToastProvider>
    </FormatProvider>
  </StrictMode>,
);
