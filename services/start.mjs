// `node services/query`, `node web`: one program alone, as `npm start -- query` starts it. Which one is the folder that was named; the host chooses
// its engines, so neither a service nor the web knows its host (ADR 97).
import '../infra/node/ensure-supported.mjs';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

const program = new URL('../infra/standalone/dist/main.js', import.meta.url);
if (!existsSync(program)) {
  console.error('\nNot built yet. Run: npm ci && npm run build\n');
  process.exit(1);
}
process.argv.splice(2, 0, basename(process.argv[1]));
await import(program.href);
