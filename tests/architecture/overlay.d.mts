/** Path of the repository. */
export const root: string;
/** Files git knows of or would take, from the root. */
export function sources(): string[];
