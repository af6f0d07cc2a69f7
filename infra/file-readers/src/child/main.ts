import type { Upload } from '@talentlog/runtime';
import { checkUpload } from '../checks.ts';

/** One process inspects one file. It ends with its parent, and by its parent once the verdict arrived. */
process.once('message', async (upload: Upload) => process.send?.(await checkUpload(upload)));
process.once('disconnect', () => process.exit(0));
