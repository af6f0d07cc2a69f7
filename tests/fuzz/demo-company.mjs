import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/**
 * The demo company on a folder of its own, in a process of its own. It believes whoever sends from this machine about where a request came
 * from, so that limits per address hold as always and yet do not keep requests from the code.
 */
export async function demoCompany() {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-fuzz-'));
  const server = spawn(process.execPath, ['infra/standalone/dist/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const state = { defects: 0 };
  server.stderr.on('data', (chunk) => {
    state.defects += (String(chunk).match(/"msg":"defect"/g) ?? []).length;
    process.stderr.write(chunk);
  });
  // A signal alone ends without a word to what was started.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /(http:\/\/\S+)\/social\/jobs/.exec(printed)?.[1];
      if (found && printed.includes('auditor')) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}; was it built? npm run build`)));
  });
  return { url, folder, state, lives: () => server.exitCode === null && server.signalCode === null };
}

/** Memory and answers as the server itself counts them. */
export async function metricsOf(url) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const one = (name) => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / megabyte);
  const counts = [...text.matchAll(/^talentlog_http_request_seconds_count\{(.*?)\} (\d+)/gm)];
  const sum = (which) => counts.filter(([, labels]) => which.test(labels)).reduce((all, [, , n]) => all + Number(n), 0);
  return {
    rss: one('process_resident_memory_bytes'),
    heap: one('nodejs_heap_size_used_bytes'),
    fds: Number(/^process_open_fds (\d+)/m.exec(text)?.[1]),
    all: sum(/./),
    broken: sum(/status="5(?!03)/),
    busy: sum(/status="503"/),
  };
}
