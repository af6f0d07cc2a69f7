/** Every check of the built output that can be left out, by name. */
export function checks(): readonly string[];
export function faultyText(path: string, text: string): string | undefined;
