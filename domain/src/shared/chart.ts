import type { Aggregate, State } from './aggregate.ts';
import { type CompiledMachine, compile } from './machine.ts';

/** What is drawn of a machine: one picture for each field of the spec's state. */
export interface Chart {
  regions: {
    /** Name of the field; empty where the state is one word. */
    region: string;
    initial: string;
    states: string[];
    arrows: { from: string; to: string; event: string }[];
  }[];
}

const fieldOf = (state: State, region: string): string => (typeof state === 'string' ? state : (state[region] ?? ''));

/** States and arrows in the spec's words, for diagrams and for the audit's drawing. */
export function chartOf({ machine }: Pick<Aggregate, 'machine'>): Chart {
  const compiled = compile(machine);
  const first = compiled.stateOf(compiled.initial);
  const regions = typeof first === 'string' ? [''] : Object.keys(first);
  return { regions: regions.map((region) => regionOf(compiled, region, region === regions[0])) };
}

/** An arrow stands where it moves something; one that moves nothing the spec has a word for stands in the first region. */
function regionOf({ initial, paths, arrows, stateOf }: CompiledMachine, region: string, first: boolean) {
  const at = (path: string): string => fieldOf(stateOf(path), region);
  const word = (path: string): string => JSON.stringify(stateOf(path));
  const shown = arrows
    .filter((arrow) => at(arrow.from) !== at(arrow.to) || (first && word(arrow.from) === word(arrow.to)))
    .map(({ from, to, event }) => ({ from: at(from), to: at(to), event }));
  const distinct = new Map(shown.map((arrow) => [`${arrow.from} ${arrow.event} ${arrow.to}`, arrow]));
  return { region, initial: at(initial), states: [...new Set(paths.map(at))], arrows: [...distinct.values()] };
}
