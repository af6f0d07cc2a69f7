// The order of spec files: what failed last comes first, then what took longest last, as Jest has it. Where it has not seen a file before, as in
// a fresh clone, those that are known to take long come first: one that begins last is waited for by a single core.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Sequencer from '@jest/test-sequencer';

const root = new URL('../../', import.meta.url);

const long = [
  'tests/engines/event-store/kurrentdb/kurrentdb.int.spec.ts',
  'tests/security/scope.int.spec.ts',
  'tests/erasure/erasure-proof.int.spec.ts',
  'tests/permissions/permissions.int.spec.ts',
  'tests/engines/stores/mongodb-tls.int.spec.ts',
  'tests/erasure/restored.int.spec.ts',
  'tests/erasure/restored-stores.int.spec.ts',
  'tests/faults/services-apart.int.spec.ts',
  'tests/telemetry/one-trace.int.spec.ts',
  'tests/security/kill.int.spec.ts',
  'tests/erasure/purges.int.spec.ts',
  'tests/security/links.int.spec.ts',
  'tests/engines/event-store/kurrentdb/company.int.spec.ts',
  'tests/security/unscanned.int.spec.ts',
  'tests/engines/stores/mongodb-starts.int.spec.ts',
  'tests/faults/read-only-disk.int.spec.ts',
  'tests/security/messages.int.spec.ts',
  'tests/security/taken-up.int.spec.ts',
].map((name) => fileURLToPath(new URL(name, root)));
const gone = long.filter((path) => !existsSync(path));
if (gone.length > 0) throw new Error(`Not there any more, so take it out of longest-first.mjs: ${gone.join(', ')}`);

const rank = ({ path, duration }) => {
  const at = duration === undefined ? long.indexOf(path) : -1;
  return at === -1 ? long.length : at;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
