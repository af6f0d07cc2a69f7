declare module 'word-extractor' {
  interface WordDocument {
    getBody(): string;
    getHeaders(options?: { includeFooters?: boolean }): string;
    getTextboxes(options?: { includeHeadersAndFooters?: boolean }): string;
  }
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}
declare module 'html-to-text' {
  export interface Element {
    readonly children: readonly unknown[];
  }
  export interface BlockTextBuilder {
    openBlock(options: { readonly leadingLineBreaks: number }): void;
    closeBlock(options: { readonly trailingLineBreaks: number }): void;
    addInline(text: string, options: { readonly noWordTransform: boolean }): void;
  }
  export type Walk = (children: readonly unknown[], builder: BlockTextBuilder) => void;
  interface Selector {
    readonly selector: string;
    readonly format?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  }
  export function convert(
    html: string,
    options: {
      readonly wordwrap: false;
      readonly limits: Readonly<Record<string, number>>;
      readonly formatters: Readonly<Record<string, (element: Element, walk: Walk, builder: BlockTextBuilder) => void>>;
      readonly selectors: readonly Selector[];
    },
  ): string;
}
