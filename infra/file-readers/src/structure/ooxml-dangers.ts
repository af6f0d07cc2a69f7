import { isHarmlessLink } from './links.ts';
import type { PartFindings } from './ooxml-parts.ts';
import { isActiveField } from './word-fields.ts';

/** Relations that bring in a program, another document, or something that another program made, wherever it lies. */
const activeRelations = new Set([
  ...['attachedtemplate', 'oleobject', 'package', 'control', 'activexcontrolbinary', 'vbaproject', 'wordvbadata'],
  ...[
    'afchunk',
    'subdocument',
    'frame',
    'externallink',
    'mailmergesource',
    'mailmergeheadersource',
    'keymapcustomizations',
  ],
  ...['attachedtoolbars', 'ui/extensibility', 'extensibility', 'webextension', 'webextensiontaskpanes'],
]);
const activeTypes = /macroenabled|vbaproject|vbadata|oleobject|activex|keymapcustomizations|webextension/i;
const activeElements = [
  ...['OLEObject', 'control', 'altChunk', 'subDoc', 'objectEmbed', 'objectLink', 'mailMerge', 'customUI'],
];

const lastOf = (type: string): string => type.slice(type.lastIndexOf('/') + 1).toLowerCase();

/** What a drawing shows is a part of the document; an address, or another computer's file, is fetched as soon as it is opened. */
const isPartName = (target: string): boolean => isHarmlessLink(target) && !target.includes(':');

/** Whether the part starts, fetches or embeds anything: only links that a reader has to press may point outside. */
export function reachesOut({ relations, contentTypes, fields, elements, addresses }: PartFindings): boolean {
  const related = relations.some(({ type, target, external }) => {
    const kind = lastOf(type);
    if (activeRelations.has(kind)) return true;
    return external && (kind !== 'hyperlink' || !isHarmlessLink(target));
  });
  return (
    related ||
    contentTypes.some(({ type }) => activeTypes.test(type)) ||
    fields.some(isActiveField) ||
    addresses.some(({ fetched, target }) => (fetched ? !isPartName(target) : !isHarmlessLink(target))) ||
    activeElements.some((element) => elements.has(element))
  );
}

/** Parts that hold pictures, fonts or settings of a printer: nothing of them is read as XML, and nothing runs. */
const inertParts = /\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|wdp|odttf|ttf|fntdata)$|\/printersettings\d{0,5}\.bin$/i;
export const isXmlPart = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);
export const isInertPart = (name: string): boolean => inertParts.test(name) || name.endsWith('/');

/** Whether the list of content types makes something else of an inert part. */
export const disguises = ({ contentTypes }: PartFindings): boolean =>
  contentTypes.some(
    ({ of, type }) =>
      isInertPart(of) &&
      !/^(?:image|application\/(?:vnd\.openxmlformats-officedocument\.(?:obfuscatedfont|wordprocessingml\.printersettings)|x-font))/i.test(
        type,
      ),
  );
