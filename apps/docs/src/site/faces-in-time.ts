import type { Plugin } from "vite";

/**
 * Shows a page in the faces it has when its first words are drawn, which are asked for in its head: faces that came later
 * would move what is being read. The application, which draws its words over and over, takes them whenever they come.
 */
export const facesInTime: Plugin = {
  name: "faces-in-time",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = String(file.source).replaceAll(/font-display:\s*swap/g, "font-display:optional");
  },
};
