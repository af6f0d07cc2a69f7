import WordExtractor from 'word-extractor';

/** Body first, then what templates keep in text boxes and headers, which often is the name and the phone. */
export async function wordText(bytes: Uint8Array): Promise<string> {
  const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const boxes = document.getTextboxes({ includeHeadersAndFooters: false });
  return [document.getHeaders({ includeFooters: false }), document.getBody(), boxes].join('\n');
}
