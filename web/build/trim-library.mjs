// After `npm ci`: the component library comes three times over, as 40,000 small files that take 215 MB of disk. What the build, the types and
// the tests read is its modules (`lib/esm`) and styles; its other two forms and its sources go, which is 140 MB.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

for (const name of ['core', 'icons', 'select']) {
  const folder = fileURLToPath(new URL(`../../node_modules/@blueprintjs/${name}`, import.meta.url));
  if (!existsSync(join(folder, 'lib/esm/index.js'))) continue;
  for (const form of ['lib/cjs', 'lib/esnext', 'src']) rmSync(join(folder, form), { recursive: true, force: true });
}

// The font of papers comes in five weights of 8 MB, of which one is printed with (ADR 67). Its licence stays beside it.
const fonts = fileURLToPath(new URL('../../node_modules/@embedpdf/fonts-sc/fonts', import.meta.url));
for (const weight of ['Light', 'DemiLight', 'Medium', 'Bold'])
  rmSync(join(fonts, `NotoSansHans-${weight}.otf`), { force: true });
