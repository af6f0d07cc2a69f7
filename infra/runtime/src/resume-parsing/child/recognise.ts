import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { PAGE_MODE } from '../recognition.ts';

const require = createRequire(import.meta.url);
const dataOf = (language: string) =>
  join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');

/**
 * Recognition without the tesseract program: slower, and wholly from files that were installed. The library reads all
 * languages from one folder, so the data is handed over as bytes.
 */
export async function recognisedText(bytes: Uint8Array): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const languages = await Promise.all(
    ['chi_sim', 'eng'].map(async (code) => ({
      code,
      data: await readFile(join(dataOf(code), `${code}.traineddata.gz`)),
    })),
  );
  const worker = await createWorker(languages, OEM.LSTM_ONLY, { cacheMethod: 'none', gzip: true });
  try {
    await worker.setParameters({ tessedit_pageseg_mode: PAGE_MODE as PSM, preserve_interword_spaces: '1' });
    const { data } = await worker.recognize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return data.text;
  } finally {
    await worker.terminate();
  }
}
