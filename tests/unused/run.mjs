// `node tests/unused/run.mjs`: fails where a file, an export or a package is used by nobody (knip.jsonc).
import '../../infra/node/ensure-supported.mjs';
import { runOwn } from '../support/own-packages.mjs';

process.exit(runOwn(import.meta.url, 'knip/bin/knip.js', 'the check of what is unused', ['--no-progress']));
