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

/** Arrows that may be taken from where the machine is (`Folded.path`), region by region: a picture's field alone knows too little. */
export function arrowsFrom({ machine }: Pick<Aggregate, 'machine'>, path: string): (Arrow & { region: string })[] {
  const compiled = compile(machine);
  const here = { ...compiled, arrows: compiled.arrows.filter(({ from }) => from === path) };
  const first = compiled.stateOf(compiled.initial);
  const regions = typeof first === 'string' ? [''] : Object.keys(first);
  return regions.flatMap((region) =>
    arrowsOf(here, region, region === regions[0]).map((arrow) => ({ ...arrow, region })),
  );
}

type Arrow = Chart['regions'][number]['arrows'][number];

/** An arrow stands where it moves something; one that moves nothing the spec has a word for stands in the first region. */
function arrowsOf({ arrows, stateOf }: CompiledMachine, region: string, first: boolean): Arrow[] {
  const at = (path: string): string => fieldOf(stateOf(path), region);
  const word = (path: string): string => JSON.stringify(stateOf(path));
  const shown = arrows
    .filter((arrow) => at(arrow.from) !== at(arrow.to) || (first && word(arrow.from) === word(arrow.to)))
    .map(({ from, to, event }) => ({ from: at(from), to: at(to), event }));
  const distinct = new Map(shown.map((arrow) => [`${arrow.from} ${arrow.event} ${arrow.to}`, arrow]));
  return [...distinct.values()];
}

function regionOf(compiled: CompiledMachine, region: string, first: boolean) {
  const at = (path: string): string => fieldOf(compiled.stateOf(path), region);
  const states = [...new Set(compiled.paths.map(at))];
  return { region, initial: at(compiled.initial), states, arrows: arrowsOf(compiled, region, first) };
}
