export function packages(): string[];
export function sourcesOf(folder: string): string[];
export function javaScriptOf(source: string): Promise<string>;
export function transpile(): Promise<void>;
