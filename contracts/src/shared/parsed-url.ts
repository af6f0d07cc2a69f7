/** The address, or undefined where it is none. Browsers before 2024 have no `URL.parse`. */
export function parsedUrl(given: string): URL | undefined {
  try {
    return new URL(given);
  } catch {
    return undefined;
  }
}
