import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Paced } from './paced.ts';

describe('telling those who follow', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** What was told, of a clock that is moved by hand; nothing pauses shorter than 5 ms. */
  function paced() {
    const told = jest.fn();
    return { told, one: new Paced(told, 5) };
  }

  it('tells at once where it was quiet, though not before what runs now has ended', () => {
    const { told, one } = paced();
    one.more();
    expect(told).not.toHaveBeenCalled();
    jest.advanceTimersByTime(0);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('tells once of all that came in the pause, at its end', () => {
    const { told, one } = paced();
    one.more();
    jest.advanceTimersByTime(1);
    one.more();
    one.more();
    jest.advanceTimersByTime(3);
    expect(told).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2);
    expect(told).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(100);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('tells at once again after the pause', () => {
    const { told, one } = paced();
    one.more();
    jest.advanceTimersByTime(6);
    one.more();
    jest.advanceTimersByTime(0);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
