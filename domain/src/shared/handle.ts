import type { AnyStateMachine } from 'xstate';
import type { DataOf, EventsTable, Folded, Handle, State } from './aggregate.ts';
import { type Fact, factOf, type Related } from './decider.ts';
import { compile } from './machine.ts';

/** The aggregate loaded under that name, or undefined while `needs` has not named it yet. */
export const loadedIf = <D, S extends State>(
  from: Related,
  name: string,
  _handle: Handle<D, S>,
): Folded<D, S> | undefined => from[name] as Folded<D, S> | undefined;

/** The aggregate loaded under that name. A missing one is a defect of `needs`. */
export function loaded<D, S extends State>(from: Related, name: string, of: Handle<D, S>): Folded<D, S> {
  const folded = loadedIf(from, name, of);
  if (folded === undefined) throw new Error(`needs() did not name ${name}`);
  return folded;
}

/** Whether the machine of a loaded aggregate can take an event of this type now. */
export const takes = (of: { readonly machine: AnyStateMachine }, folded: Pick<Folded, 'path'>, type: string): boolean =>
  compile(of.machine).takes(folded.path, type);

/** An aggregate that can be written on from elsewhere. */
interface Writable {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly events: EventsTable;
}

/** The fact if the loaded aggregate takes it, else nothing: for books that may have been closed already. */
export const factIfTaken = <A extends Writable, K extends keyof A['events'] & string>(
  of: A,
  folded: Pick<Folded, 'id' | 'path'>,
  type: K,
  data: DataOf<A['events'], K>,
): Fact[] => (takes(of, folded, type) ? [factOf(type, data, { aggregate: of.name, id: folded.id })] : []);
