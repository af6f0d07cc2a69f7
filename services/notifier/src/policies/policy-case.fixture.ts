/** Event, its data, and who is told what by which channel: written by hand. */
export type PolicyCase = readonly [type: string, data: Readonly<Record<string, unknown>>, told: readonly string[]];
