import type { DomainEvent, Fact, Folded, Lifecycle, Related, StateValue } from './aggregate.ts';
import { isLegal } from './machine.ts';

/**
 * What a decision needs of another aggregate to read it and to ask its machine, without its deciders: aggregates that write on
 * each other's streams import each other's handles, so no import runs in a circle.
 */
export interface Handle<D, S extends StateValue = string> {
  readonly name: string;
  readonly lifecycle: Lifecycle<DomainEvent>;
  readonly initialData: D;
  /** Never set; carries the type of the state. */
  readonly state?: S;
}

export const handle = <D, S extends StateValue = string>(
  name: string,
  lifecycle: object,
  initialData: D,
): Handle<D, S> => ({ name, lifecycle: lifecycle as Lifecycle<DomainEvent>, initialData });

/** The aggregate loaded under that name, or undefined while `needs` has not named it yet. */
export const loadedIf = <D, S extends StateValue>(
  from: Related,
  name: string,
  _handle: Handle<D, S>,
): Folded<D, S> | undefined => from[name] as Folded<D, S> | undefined;

/** The aggregate loaded under that name. A missing one is a defect of `needs`. */
export function loaded<D, S extends StateValue>(from: Related, name: string, of: Handle<D, S>): Folded<D, S> {
  const folded = loadedIf(from, name, of);
  if (folded === undefined) throw new Error(`needs() did not name ${name}`);
  return folded;
}

/** Whether the machine of a loaded aggregate takes the event now. */
export const takes = <D, S extends StateValue>(of: Handle<D, S>, folded: Folded<D, S>, type: string): boolean =>
  isLegal(of, folded.state, type);

/** A fact for the stream of another aggregate. */
export const factOn = (of: { readonly name: string }, id: string, type: string, data: object): Fact => ({
  type,
  data,
  on: { aggregate: of.name, id },
});

/** The fact if the loaded aggregate takes it, else nothing: for books that may have been closed already. */
export const factIfTaken = <D, S extends StateValue>(
  of: Handle<D, S>,
  folded: Folded<D, S>,
  type: string,
  data: object,
): Fact[] => (takes(of, folded, type) ? [factOn(of, folded.id, type, data)] : []);
