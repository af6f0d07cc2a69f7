/** Runs in a page: what a person who looks at it would call broken, in words. `known` are the classes that the build styles. */
export function pictureFaults(known: readonly string[]): string[];
