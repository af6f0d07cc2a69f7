const page = /^\/staff(?:\/[\w-]+)*\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** The address of an item whose link was copied out of a message with the sign or the words behind it; any other path stays. */
export function wholeAddress(path: string): string {
  const found = page.exec(path)?.[0];
  return found === undefined || /^(\/[\w-]+)*\/?$/.test(path.slice(found.length)) ? path : found;
}
