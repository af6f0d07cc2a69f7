/** What a `lifecycle.md` says: written by hand from the spec, read by people who do not program, and the oracle of the machine. */
export interface LifecyclePage {
  readonly states: readonly PageState[];
  readonly arrows: readonly PageArrow[];
  readonly commands: ReadonlyMap<string, PageCommand>;
}
export interface PageState {
  readonly path: string;
  readonly chinese: string;
  readonly english: string;
  /** The spec's fields; absent where the state is one word. */
  readonly fields: Readonly<Record<string, string>>;
}
export interface PageArrow {
  readonly from: string;
  readonly event: string;
  /** Condition to whether it holds; what is not named may be either. */
  readonly conditions: ReadonlyMap<string, boolean>;
  readonly to: string;
}
export interface PageCommand {
  readonly events: readonly string[];
  /** The first that names the state, else the one without states. */
  readonly refusals: readonly { readonly code: string; readonly states: readonly string[] }[];
  /** With which codes it is refused for what must hold besides the state. */
  readonly besides: readonly string[];
}

/** With which code the page refuses a command in a state that has no arrow for it. */
export function refusalOn(page: LifecyclePage, aggregate: string, command: string, path: string): string {
  const refusals = page.commands.get(command)?.refusals ?? [];
  const here =
    refusals.find(({ states }) => states.includes(path)) ?? refusals.find(({ states }) => states.length === 0);
  return here?.code ?? `${aggregate}.invalid_transition`;
}

/** Whether the page lets the command bring about one of its events in this state. */
export function takenOn(page: LifecyclePage, command: string, path: string): boolean {
  const events = page.commands.get(command)?.events ?? [];
  return page.arrows.some(({ from, event }) => from === path && events.includes(event));
}
