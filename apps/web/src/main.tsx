import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (!root)
  throw new Error('The page has no element with the id `root`: check `index.html`, it must contain `<div id="root">`.');

createRoot(root).render(
  <StrictMode>
    <h1>Purvey</h1>
  </StrictMode>,
);
