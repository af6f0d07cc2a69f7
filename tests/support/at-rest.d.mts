export function atRest(url: string, seconds?: number): Promise<string>;
