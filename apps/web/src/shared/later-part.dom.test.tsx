import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { earlyPart, laterPart } from "./later-part.ts";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function Place({ name }: { name: string }) {
  return <p>{name} comes</p>;
}

/** A script that comes, or does not, when the test says so. */
function script() {
  let come = () => {};
  let fail = () => {};
  const coming = new Promise<typeof Greeting>((resolve, reject) => {
    come = () => resolve(Greeting);
    fail = () => reject(new Error("The script did not come."));
  });
  return { load: vi.fn(() => coming), come, fail };
}

class Boundary extends Component<{ children: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {};
  static getDerivedStateFromError = (failure: unknown) => ({ failure });
  override render() {
    return this.state.failure ? <p role="alert">{String(this.state.failure)}</p> : this.props.children;
  }
}

describe("a part that is loaded later", () => {
  it("stands in the turn in which its script comes, and keeps its place until then", async () => {
    const { load, come } = script();
    const Part = laterPart(load, Place);
    expect(load).not.toHaveBeenCalled();
    const { container } = render(<Part name="Dana" />);
    expect(container.textContent).toBe("Dana comes");
    await act(async () => come());
    expect(container.textContent).toBe("Hello Dana");
    render(<Part name="Amir" />);
    expect(screen.getByText("Hello Amir")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("shows nothing without a place of its own", () => {
    const Part = laterPart(script().load);
    expect(render(<Part name="Dana" />).container.textContent).toBe("");
  });

  it("stands at once when it was asked for before", async () => {
    const { load, come } = script();
    const Part = earlyPart(load);
    come();
    await Part.preload();
    expect(render(<Part name="Dana" />).container.textContent).toBe("Hello Dana");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("leaves a script that does not come to the boundary above, and asks for it again the next time", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const server = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    const scripts = [script(), script(), script()] as const;
    let asked = -1;
    const Part = earlyPart(() => {
      asked += 1;
      return scripts[asked]?.load() ?? Promise.reject(new Error(`Asked for the ${asked + 1}th time.`));
    });
    scripts[0].fail();
    await expect(Part.preload()).rejects.toThrow("The script did not come.");
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    const drawn = render(
      <Boundary>
        <Part name="Dana" />
      </Boundary>,
    );
    await act(async () => scripts[1].fail());
    expect(screen.getByRole("alert").textContent).toBe("NetworkError: The server cannot be reached.");
    drawn.unmount();
    const { container } = render(
      <Boundary>
        <Part name="Dana" />
      </Boundary>,
    );
    await act(async () => scripts[2].come());
    expect(container.textContent).toBe("Hello Dana");
    server.mockRestore();
  });
});
