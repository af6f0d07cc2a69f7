import type { Language } from '@talentlog/contracts';
import { loadPack, type Message, type Pack, type PackName } from './packs.ts';

/** What is shown now: the language and every message loaded in it. The object changes when either does. */
export interface Shown {
  readonly language: Language;
  readonly messages: Readonly<Record<string, Message>>;
}

export interface Catalogue {
  readonly shown: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds packs in the current language; resolves when their words can be shown. */
  readonly load: (...names: PackName[]) => Promise<void>;
  /** Loads every pack in use in the other language, then switches all words at once. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

/** An empty catalogue in one language. */
export function createCatalogue(language: Language): Catalogue {
  const loaded = new Set<PackName>();
  const listeners = new Set<() => void>();
  let shown: Shown = { language, messages: {} };
  let wanted = language;
  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const read = async (of: Language, names: readonly PackName[]): Promise<Pack> => {
    const packs = await Promise.all(names.map((name) => loadPack(of, name)));
    return Object.assign({}, ...packs);
  };
  const load = async (...names: PackName[]): Promise<void> => {
    const missing = names.filter((name) => !loaded.has(name));
    if (missing.length === 0) return;
    const of = shown.language;
    const messages = await read(of, missing);
    if (shown.language !== of) return load(...names);
    for (const name of missing) loaded.add(name);
    show({ language: of, messages: { ...shown.messages, ...messages } });
  };
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    setLanguage: async (next) => {
      wanted = next;
      // Packs that come in while these are read are read too; a later choice of language wins, whichever is read first.
      for (let names = [...loaded]; wanted === next; names = [...loaded]) {
        const messages = await read(next, names);
        if (wanted === next && names.length === loaded.size) return show({ language: next, messages });
      }
    },
  };
}
