export function kebab(name: string): string;
export function camel(name: string): string;
