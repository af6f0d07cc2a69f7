import { expect, jest, test } from '@jest/globals';
import { Places } from './places.ts';

/** Who asked, and what became of it. */
function asked(limits: { inAll: number; ofOne: number }) {
  const places = new Places({ ...limits, patienceMs: 100 });
  const happened: string[] = [];
  const take = (who: string, name = who) =>
    places.take(who, {
      begin: () => happened.push(name),
      refuse: (why) => happened.push(`${name} ${why}`),
    });
  return { happened, take };
}

test('who comes when all are taken has the next one that is given back, in the order they came', () => {
  const { happened, take } = asked({ inAll: 2, ofOne: 9 });
  const [a, , c] = ['a', 'b', 'c', 'd'].map((who) => take(who));
  expect(happened).toEqual(['a', 'b']);
  a?.();
  a?.();
  expect(happened).toEqual(['a', 'b', 'c']);
  c?.();
  expect(happened).toEqual(['a', 'b', 'c', 'd']);
});

test('who waits too long is told, and who went away is not called', () => {
  jest.useFakeTimers();
  try {
    const { happened, take } = asked({ inAll: 2, ofOne: 9 });
    const [a, , , d] = ['a', 'b', 'c', 'd'].map((who) => take(who));
    jest.advanceTimersByTime(99);
    d?.();
    jest.advanceTimersByTime(1);
    expect(happened).toEqual(['a', 'b', 'c full']);
    a?.();
    take('e');
    expect(happened).toEqual(['a', 'b', 'c full', 'e']);
    jest.advanceTimersByTime(1000);
    expect(happened).toHaveLength(4);
  } finally {
    jest.useRealTimers();
  }
});

test('one who asks has a share, waiting included, and others are asked nothing for it', () => {
  const { happened, take } = asked({ inAll: 3, ofOne: 2 });
  const [first] = ['a1', 'a2', 'a3'].map((name) => take('a', name));
  take('b');
  expect(happened).toEqual(['a1', 'a2', 'a3 share', 'b']);
  first?.();
  take('a', 'a4');
  expect(happened).toEqual(['a1', 'a2', 'a3 share', 'b', 'a4']);
});

test('the row ends, too', () => {
  const { happened, take } = asked({ inAll: 1, ofOne: 9 });
  const leave = ['a', 'b', 'c'].map((who) => take(who));
  expect(happened).toEqual(['a', 'c full']);
  for (const one of leave) one();
  expect(happened).toEqual(['a', 'c full', 'b']);
});
