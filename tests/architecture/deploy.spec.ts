import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { secretNames } from '../../infra/standalone/src/config/environment.ts';
import type { Service } from '../../infra/standalone/src/config/kinds.ts';
import { readConfig } from '../../infra/standalone/src/config.ts';
import { filesUnder, root, textOf } from './tables.ts';

const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** Those of ours by where they are made; those of Node's by the list of prom-client's documentation. */
const ofNode = [
  'process_resident_memory_bytes',
  'nodejs_heap_size_used_bytes',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_eventloop_lag_mean_seconds',
];
const ours = filesUnder('infra/standalone/src/metrics').flatMap((file) =>
  all(textOf(file), /name: '(talentlog_[a-z_]+)'/g),
);
const known = new Set([...ofNode, ...ours, ...ours.flatMap((name) => [`${name}_bucket`, `${name}_count`])]);
const dashboard = JSON.parse(textOf('infra/deploy/grafana/talentlog.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
/** Settings of what runs beside us in the compose file, and of Node. */
const ofOthers = /^(MINIO|GF|KC|KURRENTDB)_|^KAFKA_(?!BROKERS$)|^TMPDIR$/;
const manifests = ['talentlog', 'apart'].map((name) => `kubernetes/${name}.yaml`);
const composed = ['compose', 'compose.engines', 'compose.apart'].map((name) => `${name}.yaml`);
const metric = /\b((?:talentlog|process|nodejs)_[a-z0-9_]+)/g;

describe('what deploys', () => {
  test('alerts and panels ask for nothing that is not measured', () => {
    const alerts = textOf('infra/deploy/prometheus/alerts.yml');
    const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(ours.length).toBeGreaterThan(5);
    expect(panels.length).toBeGreaterThan(9);
    for (const text of [alerts, ...panels]) {
      const asked = all(text, metric);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test('each measure of ours is on the dashboard', () => {
    const shown = new Set(dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => all(expr, metric))));
    expect(ours.filter((name) => !shown.has(name) && !shown.has(`${name}_count`))).toEqual([]);
  });

  test('each alert names a page that is there, and is tried', () => {
    const alerts = textOf('infra/deploy/prometheus/alerts.yml');
    const names = all(alerts, /alert: (\w+)/g);
    const pages = all(alerts, /runbook: (\S+)/g);
    expect(pages.filter((page) => !existsSync(join(root, page)))).toEqual([]);
    const tried = all(textOf('infra/deploy/prometheus/alerts.test.yml'), /alertname: (\w+)/g);
    expect(names.filter((name) => !tried.includes(name))).toEqual([]);
  });

  test.each([...composed, ...manifests])(
    '%s sets nothing that nobody reads, and runs no image without a version',
    (path) => {
      const text = textOf(`infra/deploy/${path}`);
      const keys = new Set(
        filesUnder('infra/standalone/src/config/keys').flatMap((file) =>
          all(textOf(file), /^ {2}([A-Z][A-Z0-9_]+):/gm),
        ),
      );
      const secret = new Set(secretNames.map((name) => `${name}_FILE`));
      const own = all(text, /(?:^ +| name: )([A-Z][A-Z0-9_]+)(?::|, value)/gm);
      expect(own.length).toBeGreaterThan(5);
      expect(own.filter((name) => !keys.has(name) && !secret.has(name) && !ofOthers.test(name))).toEqual([]);
      const images = all(text, /image: (\S+)/g);
      expect(images.filter((image) => !/:[\w.-]*\d[\w.-]*$/.test(image) || image.endsWith(':latest'))).toEqual([]);
    },
  );

  const started: readonly (readonly [string, Service, string])[] = [
    ['talentlog', 'command', 'talentlog'],
    ...(['command', 'query', 'notifier', 'sap-bridge'] as const).map(
      (service) => ['apart', service, 'talentlog'] as const,
    ),
    ['apart', 'web', 'talentlog-web'],
  ];
  test.each(started)('%s.yaml sets %s so that it starts', (file, service, map) => {
    const folder = mkdtempSync(join(tmpdir(), 'talentlog-secrets-'));
    try {
      const env = {
        NODE_ENV: 'production',
        ...settingsOf(textOf(`infra/deploy/kubernetes/${file}.yaml`), map, folder),
      };
      expect(readConfig(env, service)).toMatchObject({ warnings: [] });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('the container runs as nobody in particular, by a number', () => {
    const dockerfile = textOf('infra/deploy/Dockerfile');
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(dockerfile.match(/^FROM \S+:\d+\.\d+\.\d+-\S+/gm)).toHaveLength(2);
  });
});

/** What a pod with this map is told, up to the first pod that is told otherwise; its secrets stand in this folder. */
function settingsOf(text: string, map: string, folder: string): Record<string, string> {
  const documents = text.split(/^---$/m);
  const data = documents.find((one) => one.includes('kind: ConfigMap') && one.includes(`  name: ${map}\n`)) ?? '';
  const pod = documents.find((one) => one.includes(`configMapRef: { name: ${map} }`)) ?? '';
  const told = [
    ...data.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.+)$/gm),
    ...pod.matchAll(/name: ([A-Z0-9_]+), value: (.+?) \}/g),
  ];
  const secret = (path: string): string => {
    const file = join(folder, path.split('/').at(-1) ?? '');
    writeFileSync(file, path.endsWith('_URL') ? 'mongodb://one.example/' : 'nobody-guesses-this-one', { mode: 0o600 });
    return file;
  };
  const plain = (value: string) => value.replace(/^"(.*)"$/, '$1');
  return Object.fromEntries(
    told.map(([, name = '', value = '']) => [name, name.endsWith('_FILE') ? secret(value) : plain(value)]),
  );
}
