import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { logFiles, openSqliteEventStore, runExport, runImport } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../support/own.ts';
import { until } from '../../../support/until.ts';
import { anEvent, commit, write } from '../subject.ts';
import { Counterpart } from './counterpart.ts';
import { fill, importHere, keep, roots, run, text } from './moved-log.ts';

const twice = commit([write('Once', 'no-stream', anEvent('\u{20bb7}"\\\n')), write('other', 'no-stream', anEvent(1))]);

describe('a log that moves to KurrentDB and back', () => {
  const own = ownOfEachTest();
  let engine: Counterpart;
  let home: string;
  beforeEach(async () => {
    engine = await new Counterpart().start();
    home = own.folder();
  });
  afterEach(() => engine.stop());

  test('is the same to the byte when it comes back, killed on its way, and goes on at each place', async () => {
    await fill(home, undefined, 0, 600);
    await keep(home, undefined, async ({ store }) => void (await store.append(twice)));
    const [out, there, out2, back, out3] = ['out', 'there', 'out2', 'back', 'out3'].map((name) => join(home, name)) as [
      string,
      string,
      string,
      string,
      string,
    ];
    expect(await runExport([home, out], () => undefined)).toBe(0);
    const killed = run(engine, 'import', out, there);
    await until(() => engine.records.all.length > 300, 'a part of it to be there');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await run(engine, 'import', out, there).ended).toMatchObject({ code: 0 });
    expect(await run(engine, 'verify', there).ended).toMatchObject({
      said: expect.stringMatching(/whole: 1202 events checked/),
    });
    expect(await run(engine, 'export', there, out2).ended).toMatchObject({ code: 0 });
    expect(text(out2) === text(out)).toBe(true);
    expect(roots(out2)).toEqual(roots(out));
    expect(await runImport([out2, back], () => undefined)).toBe(0);
    expect(await runExport([back, out3], () => undefined)).toBe(0);
    expect(text(out3) === text(out)).toBe(true);
    expect(await run(engine, 'renew', there, 'checkpoints.db').ended).toMatchObject({ code: 0 });
    // It goes on there, knows what it was told elsewhere, and moves once more.
    await keep(there, engine.url, async ({ store }) => {
      expect((await store.append(twice)).deduplicated).toBe(true);
      await store.append(commit([write('Once', 0, anEvent('there'))]));
    });
    const [more, last] = [join(home, 'more'), join(home, 'last')];
    expect(await run(engine, 'export', there, more).ended).toMatchObject({ code: 0 });
    expect(await runImport([more, last], () => undefined)).toBe(0);
    expect(roots(last).slice(0, roots(out).length)).toEqual(roots(out));
    expect(roots(last)).toHaveLength(roots(out).length + 1);
    const store = await openSqliteEventStore({ file: logFiles(last).eventsFile });
    expect((await store.readStream('Once')).map(({ data }) => data.n)).toEqual(['\u{20bb7}"\\\n', 'there']);
    expect(await store.head()).toBe('00000000000000001203');
    await store.close();
  });

  test('is not put where it is not what was written, nor where another one is', async () => {
    await fill(home, undefined, 0, 20);
    const out = join(home, 'out');
    await runExport([home, out], () => undefined);
    const whole = text(out);
    const rows = whole.split('\n');
    const cases: [string, string, RegExp][] = [
      ['a changed word', whole.replace('\\"n\\":7', '\\"n\\":8'), /First bad position: 15: its content/],
      [
        'another digest',
        whole.replace(/"digest":"./, '"digest":"z'),
        /First bad position: 1: the commit that ends at event 2/,
      ],
      [
        'a hash taken away',
        whole.replace(/"hash":"[0-9a-f]+","events"/, '"hash":null,"events"'),
        /First bad position: 1: the hash of the commit of event 1 is missing/,
      ],
      ['a commit less', [...rows.slice(0, 5), ...rows.slice(6)].join('\n'), /the commit after event 8 is missing/],
      ['no end', rows.slice(0, -2).join('\n'), /has no end/],
    ];
    for (const [name, content, words] of cases) {
      writeFileSync(join(out, 'log.ndjson'), content);
      const { said, code } = await importHere(engine, out, join(home, name));
      expect([name, said, code === 0]).toEqual([name, expect.stringMatching(words), false]);
      expect(existsSync(join(home, name, 'log.elsewhere'))).toBe(false);
    }
    writeFileSync(join(out, 'log.ndjson'), whole);
    expect(await importHere(engine, out, join(home, 'there'))).toMatchObject({ code: 0 });
    const other = own.folder();
    await fill(other, undefined, 0, 2);
    await runExport([other, join(other, 'out')], () => undefined);
    expect(await importHere(engine, join(other, 'out'), join(other, 'there'))).toMatchObject({
      ...{ code: 2, said: expect.stringMatching(/the database holds another log.*after event 0/) },
    });
    expect(engine.records.all.filter(({ type }) => type === 'Happened')).toHaveLength(40);
  });
});
