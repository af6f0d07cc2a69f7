/** Every check of the built output that can be left out, by name. */
export function checks(): readonly string[];
/** Every capability that a check of the built output names. */
export function capabilitiesAsked(): readonly { readonly at: string; readonly capability: string }[];
export function faultyText(path: string, text: string): string | undefined;
