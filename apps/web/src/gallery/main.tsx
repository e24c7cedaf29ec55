import "./gallery.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <h1 className="text-2xl font-bold bg-paper text-accent">
        Purvey <span className="font-mono">HB-M8</span>
      </h1>
    </StrictMode>,
  );
