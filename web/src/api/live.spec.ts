import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveStream, say, streams } from '../../testing/live-streams.ts';
import { onLiveChange } from './live.ts';

globalThis.EventSource = LiveStream as unknown as typeof EventSource;
const connect = () => streams.at(-1)?.dispatchEvent(new Event('open'));

beforeEach(() => void streams.splice(0));

describe('live changes', () => {
  it('are told to who asked for their view alone, over one connection', () => {
    const [offers, resumes] = [jest.fn(), jest.fn()];
    const stops = [onLiveChange(['offer'], offers), onLiveChange(['resume'], resumes)];
    expect(streams).toHaveLength(1);
    say('{"view":"offer","ids":["1"],"position":"7"}');
    expect(offers.mock.calls).toEqual([[{ views: ['offer'], ids: ['1'], position: '7' }]]);
    expect(resumes).not.toHaveBeenCalled();
    for (const stop of stops) stop();
    expect(streams[0]?.closed).toBe(true);
  });
  it('that were missed while the connection was down are made up for: everything may have changed', () => {
    const tell = jest.fn();
    const stop = onLiveChange(['offer'], tell);
    connect();
    expect(tell).not.toHaveBeenCalled();
    connect();
    expect(tell.mock.calls).toEqual([[{ views: ['offer'], ids: [], position: '' }]]);
    stop();
  });
  it('are asked for again where the server had no place, and everything may have changed then', () => {
    jest.useFakeTimers();
    const tell = jest.fn();
    const stop = onLiveChange(['offer'], tell);
    connect();
    const refused = streams.at(-1);
    if (refused) refused.readyState = 2;
    refused?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(15_000);
    expect(streams).toHaveLength(2);
    connect();
    expect(tell.mock.calls).toEqual([[{ views: ['offer'], ids: [], position: '' }]]);
    stop();
    expect(streams.at(-1)?.closed).toBe(true);
    jest.useRealTimers();
  });
  it('nobody can read are left alone', () => {
    const tell = jest.fn();
    const stop = onLiveChange(['offer'], tell);
    say('not json');
    say('{"ids":[]}');
    expect(tell).not.toHaveBeenCalled();
    stop();
  });
  it('connect again for who comes after the last one left', () => {
    onLiveChange(['offer'], () => undefined)();
    const stop = onLiveChange(['offer'], () => undefined);
    expect(streams).toHaveLength(2);
    stop();
  });
});
