export type Random = () => number;
export declare function randomFrom(seed: number): Random;
export declare const exponential: (random: Random, mean: number) => number;
export declare const quantile: (sorted: ArrayLike<number>, share: number) => number;
export declare function dealtOut(model: {
  readonly perSecond: number;
  readonly seconds: number;
  readonly servers: number;
  readonly serve: (random: Random) => number;
  readonly keyOf: (random: Random) => number;
  readonly seed: number;
}): { readonly stays: Float64Array; readonly busiest: number };
export declare function crowd(model: {
  readonly people: number;
  readonly withinSeconds: number;
  readonly queues: number;
  readonly serve: (random: Random) => number;
  readonly seed: number;
}): Float64Array;
