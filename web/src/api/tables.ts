import type * as contracts from '@talentlog/contracts';
import type { CommandContract, QueryContract } from '@talentlog/contracts';
import type { z } from 'zod';

// Every table the contracts export under a name ending in `Commands`, as one type: a new aggregate needs no line here.
type Exports = typeof contracts;
type CommandTable = { [K in keyof Exports]: K extends `${string}Commands` ? Exports[K] : never }[keyof Exports];
type Merge<T> = (T extends unknown ? (table: T) => void : never) extends (merged: infer M) => void ? M : never;
type Commands = Merge<CommandTable>;
type Queries = Exports['queries'];

export type CommandName = keyof Commands & string;
/** What a caller has to give: fields with a default may be left out. */
export type CommandInput<N extends CommandName> = Commands[N] extends CommandContract<infer P> ? z.input<P> : never;

export type QueryName = keyof Queries & string;
type ParamsIn<N extends QueryName> = Queries[N] extends QueryContract<infer P> ? z.input<P> : never;
type ParamsOut<N extends QueryName> = Queries[N] extends QueryContract<infer P> ? z.output<P> : never;
type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** Parameters by their meaning rather than as text: numbers, flags and lists are written into the URL by the client. */
export type QueryParams<N extends QueryName> = Partial<ParamsOut<N>> & Omit<ParamsOut<N>, Optional<ParamsIn<N>>>;
export type QueryData<N extends QueryName> = Queries[N] extends { result: infer R extends z.ZodType }
  ? z.output<R>
  : never;
