import { isHarmlessLink, isPictureOnDisk, isTemplateOnDisk } from './links.ts';
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
const isShownFromHere = (target: string): boolean =>
  isPartName(target) || isPictureOnDisk(target) || /^data:image\/(?:png|jpeg|gif|bmp);/i.test(target);

/** Whether the part starts, fetches or embeds anything: only links that a reader has to press may point outside. */
export function reachesOut({ relations, contentTypes, fields, elements, addresses }: PartFindings): boolean {
  const related = relations.some(({ type, target, external }) => {
    const kind = lastOf(type);
    // The name of a template on the reader's own disk is in half of all documents.
    if (kind === 'attachedtemplate' && external) return !isTemplateOnDisk(target);
    if (activeRelations.has(kind) || /^\[trash\]|\/\[trash\]/i.test(target)) return true;
    if (!external) return false;
    return kind === 'image' ? !isPictureOnDisk(target) : kind !== 'hyperlink' || !isHarmlessLink(target);
  });
  return (
    related ||
    contentTypes.some(({ type }) => activeTypes.test(type)) ||
    fields.some(isActiveField) ||
    addresses.some(({ fetched, target }) => (fetched ? !isShownFromHere(target) : !isHarmlessLink(target))) ||
    activeElements.some((element) => elements.has(element))
  );
}

/** Pictures, packed ones among them, fonts, settings of a printer, marks of a signature: nothing of them is read as XML, and nothing runs. */
const inertParts =
  /\.(?:a?png|jpe?g|jpe|jfif|jif|pjpe?g|pjp|gif|bmp|dib|tiff?|emf|wmf|emz|wmz|wdp|hdp|jxr|webp|heic|heif|avif|ico|cur|pcx|tga|pict|pct|jp2|j2k|jpf|jpx|jxl|psd|odttf|ttf|otf|ttc|woff2?|eot|fntdata|sigs)$|\/printersettings\d{0,5}\.bin$/i;
/** A picture under an ending that says nothing, or without one, as Word and WPS call those of other programs. */
const unnamed = /^(?:\/?word\/media\/[^/]{1,100})?\.(?:bin|tmp|dat|img)$|^\/?word\/media\/[^/.]{1,100}$/i;
/** What programs that pack archives leave in them. No part may name anything there (`reachesOut`). */
const leftovers = /^(?:\[trash\]|__macosx)\/|(?:^|\/)(?:\.ds_store|(?:eh)?thumbs\.db|desktop\.ini)$/i;

export const isVectorPicture = (name: string): boolean => /\.svg$/i.test(name);
export const isXmlPart = (name: string): boolean => /\.(?:xml|rels|vml|psmdcp|svg)$/i.test(name);
export const isUnnamedPart = (name: string): boolean => unnamed.test(name);
export const isInertPart = (name: string): boolean =>
  inertParts.test(name) || leftovers.test(name) || name.endsWith('/');

/** Elements of a drawing that run, hold a page, or change what others lead to. */
const activeInDrawings = [
  'script',
  'foreignObject',
  'iframe',
  'embed',
  'object',
  'handler',
  'listener',
  'set',
  'animate',
];
/** What styles fetch. */
const fetchedByStyle = /@import|url\(\s{0,9}["']?\s{0,9}(?!["'#\s]|data:image\/)/i;
export const drawsActively = (xml: string, { elements, attributeNames, addresses }: PartFindings): boolean =>
  fetchedByStyle.test(xml) ||
  activeInDrawings.some((element) => elements.has(element)) ||
  [...attributeNames].some((name) => name.startsWith('on')) ||
  addresses.some(({ target }) => !/^(?:#|data:image\/(?:png|jpeg|gif|bmp);)/i.test(target.trim()));

/** What an inert part may be called in the list of content types. */
const inertTypes =
  /^(?:image\/|font\/|application\/(?:octet-stream$|x-font|font-woff2?$|vnd\.ms-fontobject$|(?:x-)?photoshop$|x-[ew]m[fz]$|vnd\.ms-opentype$|vnd\.ms-photo$|vnd\.openxmlformats-officedocument\.(?:obfuscatedfont|wordprocessingml\.printersettings)|vnd\.openxmlformats-package\.digital-signature-origin$))/i;

/** Whether the list of content types makes something else of an inert part. */
export const disguises = ({ contentTypes }: PartFindings): boolean =>
  contentTypes.some(({ of, type }) => (isInertPart(of) || isUnnamedPart(of)) && !inertTypes.test(type));

/** How pictures of the web, of scanners and of Windows begin: PNG, JPEG, GIF, BMP, TIFF, WMF; and how an EMF is called at its byte 40. */
const beginnings = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF8', 'BM', 'II*\0', 'MM\0*', '\xd7\xcd\xc6\x9a'];
export function beginsAsPicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 44)).toString('latin1');
  return beginnings.some((beginning) => text.startsWith(beginning)) || text.slice(40) === ' EMF';
}
