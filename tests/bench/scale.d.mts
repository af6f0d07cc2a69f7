export declare const measured: Readonly<Record<string, { readonly value: number; readonly words: string }>>;
export declare const assumed: Readonly<Record<string, number>>;
export declare const tables: () => Readonly<Record<string, string>>;
