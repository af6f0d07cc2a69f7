import { describe, expect, it } from '@jest/globals';
import * as runtime from '@talentlog/runtime';
import { whyNotStarted } from './why-not-started.ts';

describe('why a server does not start', () => {
  it('is told in the words of the engine', () => {
    const error = new runtime.EngineRefused('S3', 'the bucket is not there', 'Make it first');
    expect(whyNotStarted(error)).toBe('Not started: S3: the bucket is not there. Make it first');
  });

  it('is told in its words also where another copy of the package said no', () => {
    class EngineRefused extends Error {}
    class LogInUse extends Error {}
    class KeyFileRefused extends Error {}
    expect(whyNotStarted(new EngineRefused('MongoDB: no'))).toBe('Not started: MongoDB: no');
    expect(whyNotStarted(new LogInUse('another has it'))).toBe('Not started: another has it');
    expect(whyNotStarted(new KeyFileRefused('damaged'))).toBe('Not started: damaged (docs/runbooks/data-folder.md)');
  });

  it('is told with its stack where it is a defect', () => {
    expect(whyNotStarted(new TypeError('x is no function'))).toMatch(/^TypeError: x is no function\n +at /);
  });
});
