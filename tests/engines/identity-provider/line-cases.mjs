import assert from 'node:assert/strict';

/** For each answer, milliseconds: longer than a busy machine takes, shorter than a test. */
export const patience = 4_000;

/** An answer that was none, within what one answer may take. */
async function isAway(asking) {
  const begun = performance.now();
  const came = await asking();
  const took = performance.now() - begun;
  assert.deepEqual([came.ok, came.why], [false, 'away'], JSON.stringify(came));
  assert.ok(took < 4 * patience, `it took ${took} ms`);
}

const ills = {
  'cut as soon as something comes back': ['reset_peer', { timeout: 0 }],
  'held for ever': ['timeout', { timeout: 0 }],
  'cut within an answer': ['limit_data', { bytes: 120 }],
  'slower than is waited for': ['latency', { latency: 3 * patience }],
};

/**
 * What must hold where the line to a provider is bad. `open` opens it; `line` makes it bad; `newAdapter` is one that has asked nothing yet;
 * `goes` takes somebody to the provider by an adapter, and says how to ask there who came.
 */
export const lineCases = [
  [
    'a slow line is waited for',
    async ({ line, newAdapter, goes }) => {
      await line.suffers('latency', { latency: 150 });
      const whoCame = await goes(newAdapter());
      const came = await whoCame();
      assert.ok(came.ok, JSON.stringify(came));
    },
  ],
  ...Object.entries(ills).flatMap(([words, ill]) => [
    [
      `on the way there, one that is ${words} is away, and the next one who asks goes on`,
      async ({ line, newAdapter, newTrip }) => {
        const adapter = newAdapter();
        await line.suffers(...ill);
        await isAway(() => adapter.wayThere(newTrip()));
        await line.recovers();
        const way = await adapter.wayThere(newTrip());
        assert.ok(way.ok, JSON.stringify(way));
      },
    ],
    [
      `on the way back, one that is ${words} is away: nobody is let in, and they come in by another trip`,
      async ({ line, newAdapter, goes }) => {
        const adapter = newAdapter();
        const whoCame = await goes(adapter);
        await line.suffers(...ill);
        await isAway(whoCame);
        await line.recovers();
        const came = await (await goes(adapter))();
        assert.ok(came.ok, JSON.stringify(came));
      },
    ],
  ]),
  [
    'one that ends at nobody is away, and is found again',
    async ({ line, newAdapter, goes }) => {
      const adapter = newAdapter();
      const whoCame = await goes(adapter);
      await line.close();
      await isAway(whoCame);
      await line.open();
      const came = await (await goes(adapter))();
      assert.ok(came.ok, JSON.stringify(came));
    },
  ],
];
