// `node tests/asyncapi/run.mjs`: whether `/api/asyncapi.json` is AsyncAPI 3 by the words of AsyncAPI's own parser.
import '../../infra/node/ensure-supported.mjs';
import { asyncApi } from '../../infra/standalone/dist/asyncapi/asyncapi.js';
import { withOwnPackages } from '../support/own-packages.mjs';

withOwnPackages(new URL('./', import.meta.url), 'the check of the AsyncAPI document');
const { Parser } = await import('@asyncapi/parser');
const { document, diagnostics } = await new Parser().parse(JSON.stringify(asyncApi()));
const wrong = diagnostics.filter(({ severity }) => severity <= 1);
for (const { path, message } of wrong) console.error(`${path.join('.')}: ${message}`);
console.log(
  `asyncapi.json: version ${document?.version()}, ${document?.channels().length} channels, ${wrong.length} wrong`,
);
process.exit(document?.version() === '3.0.0' && wrong.length === 0 ? 0 : 1);
