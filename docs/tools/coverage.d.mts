export function withCounts(page: string): string;
export function faultsIn(page: string, exists: (path: string) => boolean): string[];
