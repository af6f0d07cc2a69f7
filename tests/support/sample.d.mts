/** A value of a zod type's shape, without regard to patterns and ranges: enough to see what reads a field that is not there. */
export function sampleOf(shape: unknown): unknown;
