import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type PSM } from 'tesseract.js';
import { PAGE_MODE } from './page-mode.ts';

const require = createRequire(import.meta.url);
const langPath = join(dirname(require.resolve('@tesseract.js-data/chi_sim/package.json')), '4.0.0_best_int');

/**
 * Recognition without the tesseract program: slower, and wholly from files that were installed. The library reads all its
 * languages from one folder, so this is the Chinese data alone, which knows Latin letters too, if less well.
 */
export async function recognisedText(bytes: Uint8Array): Promise<string> {
  const worker = await createWorker('chi_sim', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true });
  try {
    await worker.setParameters({ tessedit_pageseg_mode: PAGE_MODE as PSM, preserve_interword_spaces: '1' });
    const { data } = await worker.recognize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return data.text;
  } finally {
    await worker.terminate();
  }
}
