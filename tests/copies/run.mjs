// `node tests/copies/run.mjs`: fails where ten lines of code stand twice (.jscpd.json).
import '../../infra/node/ensure-supported.mjs';
import { runOwn } from '../support/own-packages.mjs';

process.exit(runOwn(import.meta.url, 'jscpd/bin/jscpd', 'the check of copies'));
