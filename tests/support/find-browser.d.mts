/** Path of a working browser. Throws with a sentence that says what to do. */
export function findBrowser(): string;
