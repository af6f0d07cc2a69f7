import { SaxesParser } from 'saxes';
import { active, damaged, tooComplex } from './file-fault.ts';

/** What one XML part of a document says that could reach out of it. */
export interface PartFindings {
  readonly relations: readonly { readonly type: string; readonly target: string; readonly external: boolean }[];
  /** Content types of parts and of endings. */
  readonly contentTypes: readonly { readonly of: string; readonly type: string }[];
  /** Field instructions as Word reads them: put together over runs, with `{}` where another field stands in one. */
  readonly fields: readonly string[];
  readonly elements: ReadonlySet<string>;
  /** In small letters, without their prefixes. */
  readonly attributeNames: ReadonlySet<string>;
  /** What drawings of the older kind (VML) name: what they show, which is fetched, and what pressing them opens. */
  readonly addresses: readonly { readonly target: string; readonly fetched: boolean }[];
}

const maxDepth = 500;
/** Attributes that name something to show, and drawings whose link is what they show. */
const shown = new Set(['src', 'althref']);
const pictures = new Set(['imagedata', 'fill', 'stroke', 'image']);
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Follows complex fields, whose instruction is spread over runs and may hold other fields. */
class FieldReader {
  readonly fields: string[] = [];
  private readonly open: { text: string; inInstruction: boolean }[] = [];

  mark(kind: string | undefined): void {
    const inner = this.open.at(-1);
    if (kind === 'begin') {
      if (inner?.inInstruction) inner.text += '{}';
      this.open.push({ text: '', inInstruction: true });
    } else if (kind === 'separate' && inner) inner.inInstruction = false;
    else if (kind === 'end') this.end();
  }

  /** Text of a run: where an instruction is being told Word takes it for a part of it. */
  addPlain(text: string): void {
    if (this.open.at(-1)?.inInstruction) this.add(text);
  }

  add(text: string): void {
    const inner = this.open.at(-1);
    if (inner) inner.text += text;
    else this.fields.push(text); // an instruction outside any field: as it stands
  }

  end(): void {
    const field = this.open.pop();
    if (field) this.fields.push(field.text);
  }

  finish(): readonly string[] {
    while (this.open.length > 0) this.end();
    return this.fields;
  }
}

/** As drawing programs write it: names a standard, and declares nothing of its own. */
const isStandardType = (doctype: string): boolean => /^\s{0,9}svg\b[^[]{0,300}$/i.test(doctype);

/** Reads one part, whole. Throws for what is not well-formed, has a document type, or nests without end. */
export function readPart(xml: string, isDrawing = false): PartFindings {
  const relations: PartFindings['relations'][number][] = [];
  const contentTypes: PartFindings['contentTypes'][number][] = [];
  const elements = new Set<string>();
  const attributeNames = new Set<string>();
  const addresses: PartFindings['addresses'][number][] = [];
  const fields = new FieldReader();
  const parser = new SaxesParser();
  let depth = 0;
  let instruction = 0;
  let runText = 0;
  const count = (element: string, by: number) => {
    if (element === 'instrText' || element === 'delInstrText') instruction += by;
    if (element === 't' || element === 'delText') runText += by;
  };
  parser.on('error', ({ message }) => {
    throw damaged(message);
  });
  parser.on('doctype', (doctype) => {
    if (!isDrawing || !isStandardType(doctype)) throw active('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = localName(name);
    const given = new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value]));
    if (++depth > maxDepth) throw tooComplex('nests too deep');
    elements.add(element);
    for (const key of given.keys()) attributeNames.add(key.toLowerCase());
    for (const [key, target] of given)
      if (shown.has(key)) addresses.push({ target, fetched: true });
      else if (key === 'href') addresses.push({ target, fetched: pictures.has(element) });
    if (element === 'Relationship')
      relations.push({
        type: given.get('Type') ?? '',
        target: given.get('Target') ?? '',
        external: (given.get('TargetMode') ?? 'Internal').trim().toLowerCase() !== 'internal',
      });
    if (element === 'Override' || element === 'Default')
      contentTypes.push({
        of: given.get('PartName') ?? `.${given.get('Extension')}`,
        type: given.get('ContentType') ?? '',
      });
    if (element === 'fldChar') fields.mark(given.get('fldCharType'));
    if (element === 'fldSimple') fields.fields.push(given.get('instr') ?? '');
    count(element, 1);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    count(localName(name), -1);
  });
  const text = (data: string) => {
    if (instruction > 0) fields.add(data);
    else if (runText > 0) fields.addPlain(data);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml).close();
  return { relations, contentTypes, fields: fields.finish(), elements, attributeNames, addresses };
}
