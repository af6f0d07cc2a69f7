import { locked } from './file-fault.ts';
import { isHarmlessLink, isNetworkPath } from './links.ts';
import type { OpenedPdf } from './opened-pdf.ts';
import { PdfMeanings } from './pdf-meanings.ts';
import {
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfText,
  type PdfValue,
  plainKey,
} from './pdf-values.ts';

/** Entries that only files with programs, other files, forms of another kind or a password have. */
const activeEntries = new Set([
  ...['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent', 'RichMediaSettings', 'Launch'],
]);
/** Kinds of actions, annotations and streams that run, fetch, send or carry something. */
const activeKinds = new Set([
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'RichMediaExecute', 'SubmitForm', 'ImportData', 'Rendition'],
  ...['Movie', 'Sound', 'Screen', '3D', 'GoToE', 'GoToR', 'FileAttachment', 'GoTo3DView'],
]);
const kindEntries = ['S', 'Type', 'Subtype'];
/** What a page, a form field, an annotation or a catalogue has; a list of fonts that is called AA by chance has not. */
const ofActors = ['Type', 'Subtype', 'FT', 'T', 'Kids', 'Parent', 'Pages', 'Contents', 'Rect', 'MediaBox'];
const harmlessOpenings = new Set(['GoTo', 'Named']);
/** What names an address: of an action, and of all addresses that are no whole ones. */
const addressEntries = new Set(['URI', 'Base']);
/** What names a file for each kind of computer. */
const fileEntries = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);
const isHarmlessFile = (name: string): boolean => !isNetworkPath(name) && !/^\s{0,9}[a-z][a-z\d+.-]+:/i.test(name);

const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** All dictionaries in a value, however deep. */
function* dictionariesIn(value: PdfValue | undefined): Generator<PdfDictionary> {
  if (isDictionary(value)) yield value;
  const inner = isDictionary(value) ? value.values() : isList(value) ? value : [];
  for (const one of inner) yield* dictionariesIn(one);
}

class Judge {
  private readonly meanings: PdfMeanings;

  constructor(private readonly opened: OpenedPdf) {
    this.meanings = new PdfMeanings(opened.objects);
  }

  isActive(): boolean {
    // A kind may stand in an object of its own and be pointed at.
    return this.opened.objects.some(({ value }) => {
      if (value instanceof PdfName) return activeKinds.has(value.value);
      for (const dictionary of dictionariesIn(value)) if (this.acts(dictionary)) return true;
      return false;
    });
  }

  private acts(dictionary: PdfDictionary): boolean {
    for (const [key, value] of dictionary) {
      const entry = plainKey(key);
      if (value === null) continue;
      if (entry === 'Encrypt' && this.opened.cipher === undefined) throw locked('a PDF with a password');
      if (activeEntries.has(entry)) return true;
      if (kindEntries.includes(entry) && value instanceof PdfName && activeKinds.has(value.value)) return true;
      if (entry === 'AA' && this.isFilled(value) && ofActors.some((known) => dictionary.has(known))) return true;
      if (entry === 'OpenAction' && !this.opensPlainly(value, 0)) return true;
      if (addressEntries.has(entry) && !this.every(value, isHarmlessLink)) return true;
      if (fileEntries.has(entry) && !this.every(value, isHarmlessFile)) return true;
      // A file that is named by an address is fetched.
      if (entry === 'FS' && value instanceof PdfName && value.value === 'URL') return true;
    }
    return false;
  }

  /** Whether each text that the value may be, here or where it points, is harmless. */
  private every(value: PdfValue | undefined, isHarmless: (text: string) => boolean, depth = 0): boolean {
    if (value instanceof PdfText) return isHarmless(value.value);
    if (!(value instanceof PdfReference)) return true;
    return depth < 5 && this.meanings.meant(value).every((one) => this.every(one, isHarmless, depth + 1));
  }

  private isFilled(value: PdfValue): boolean {
    return !isDictionary(value) || value.size > 0;
  }

  /** Opening may turn to a page, by a place or an action that does no more; whatever else it is, it acts by itself. */
  private opensPlainly(value: PdfValue, depth: number): boolean {
    if (value instanceof PdfReference) {
      const meant = this.meanings.meant(value);
      return depth < 5 && meant.length > 0 && meant.every((one) => this.opensPlainly(one, depth + 1));
    }
    if (!isDictionary(value)) return true;
    const kind = value.get('S');
    return kind instanceof PdfName && harmlessOpenings.has(kind.value) && !value.has('Next');
  }
}

/** Whether any reader of the file could come upon a script, a program, another file, or anything that acts by itself. Throws for what cannot be looked into. */
export const isActivePdf = (opened: OpenedPdf): boolean => new Judge(opened).isActive();
