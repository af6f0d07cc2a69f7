/** PDFs written by hand, without embedded fonts, as Chinese word processors and reporting tools print them. */

const object = (number: number, value: string) => `${number} 0 obj\n${value}\nendobj\n`;
const stream = (number: number, content: string, entries = '') =>
  object(number, `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`);

/** A font that is only named: how its bytes are characters, and of which collection. */
interface NamedFont {
  readonly encoding: string;
  readonly ordering: string;
  readonly registry?: string;
}

/** What a page shows: text in bytes (hex) of the named font or, as Latin letters, of Helvetica; a picture; nothing. */
type PageContent = { readonly hex: string } | { readonly latin: string } | 'picture' | 'blank';

const drawn = (page: PageContent): string => {
  if (page === 'blank') return 'q Q';
  if (page === 'picture') return 'q 500 0 0 700 40 40 cm /I1 Do Q';
  return 'hex' in page ? `BT /F1 11 Tf 60 800 Td <${page.hex}> Tj ET` : `BT /F2 11 Tf 60 800 Td (${page.latin}) Tj ET`;
};

export function pdfOfPages(pages: readonly PageContent[], font?: NamedFont): Buffer {
  const { encoding, ordering, registry = 'Adobe' } = font ?? { encoding: 'GBK-EUC-H', ordering: 'GB1' };
  const kids = pages.map((_, index) => `${10 + 2 * index} 0 R`);
  const resources = '/Resources << /Font << /F1 3 0 R /F2 6 0 R >> /XObject << /I1 7 0 R >> >>';
  const body = [
    object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
    object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`),
    object(3, `<< /Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /${encoding} /DescendantFonts [4 0 R] >>`),
    object(
      4,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /SimSun /DW 1000 /FontDescriptor 5 0 R /CIDSystemInfo << /Registry (${registry}) /Ordering (${ordering}) /Supplement 2 >> >>`,
    ),
    object(
      5,
      '<< /Type /FontDescriptor /FontName /SimSun /Flags 32 /FontBBox [0 -141 996 859] /ItalicAngle 0 /Ascent 859 /Descent -141 /CapHeight 683 /StemV 91 >>',
    ),
    object(6, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    stream(
      7,
      '\x80\x80\x80\x80',
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    ),
    ...pages.flatMap((page, index) => [
      object(
        10 + 2 * index,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${11 + 2 * index} 0 R ${resources} >>`,
      ),
      stream(11 + 2 * index, drawn(page)),
    ]),
  ].join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1');
}
