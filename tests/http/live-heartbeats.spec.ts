import { Writable } from 'node:stream';
import { expect, it, jest } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import type { FastifyReply } from 'fastify';
import { LiveController } from '../../services/query/src/live/live.controller.ts';
import { LiveHub } from '../../services/query/src/live/live-hub.ts';

it('live updates end for one who takes no heartbeat, though nothing told that they went', () => {
  jest.useFakeTimers();
  try {
    const hub = new LiveHub(async () => new Map(), { ofOne: 1, inAll: 1 });
    const raw = Object.assign(new Writable({ write: () => undefined }), { writeHead: () => undefined });
    const reply = { hijack: () => undefined, raw } as unknown as FastifyReply;
    new LiveController(hub, { known: () => defaultSettings }).listen({}, async () => ({}), '203.0.113.7', reply);
    jest.advanceTimersByTime(20_000);
    expect(raw.destroyed).toBe(false);
    jest.advanceTimersByTime(20_000);
    expect(raw.destroyed).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
