/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { guardPresses } from './guard-presses.ts';

/** Two controls, and what each was told. */
let heard: string[];
let release: () => void;
const hear = (event: Event) => {
  const { type, key, target } = event as KeyboardEvent;
  heard.push(`${type} ${key} ${(target as Element).id}`);
};

beforeEach(() => {
  release = guardPresses();
  heard = [];
  document.body.innerHTML = '<button id="opener"></button><textarea id="field"></textarea>';
  for (const type of ['keydown', 'keyup']) document.addEventListener(type, hear);
});
afterEach(() => release());

const at = (id: string): Element => document.getElementById(id) ?? document.body;

describe('a key that is pressed at one control', () => {
  it.each(['Enter', ' ', 'Escape'])(
    'is not told of to another that has the focus when %j repeats or is released',
    (key) => {
      fireEvent.keyDown(at('field'), { key });
      fireEvent.keyDown(at('opener'), { key, repeat: true });
      fireEvent.keyUp(at('opener'), { key });
      expect(heard).toEqual([`keydown ${key} field`]);
    },
  );
  it('leaves the browser nothing to do at the other', () => {
    fireEvent.keyDown(at('field'), { key: ' ' });
    expect(fireEvent.keyDown(at('opener'), { key: ' ', repeat: true })).toBe(false);
    expect(fireEvent.keyUp(at('opener'), { key: ' ' })).toBe(false);
  });
  it('works there, held or not, and again at the next press', () => {
    fireEvent.keyDown(at('field'), { key: 'Enter' });
    fireEvent.keyDown(at('field'), { key: 'Enter', repeat: true });
    fireEvent.keyUp(at('field'), { key: 'Enter' });
    fireEvent.keyDown(at('opener'), { key: 'Enter' });
    fireEvent.keyUp(at('opener'), { key: 'Enter' });
    expect(heard).toEqual([
      'keydown Enter field',
      'keydown Enter field',
      'keyup Enter field',
      'keydown Enter opener',
      'keyup Enter opener',
    ]);
  });
  it('is none of this page where it was pressed in another window', () => {
    fireEvent.keyDown(at('field'), { key: 'Enter' });
    fireEvent.blur(window);
    fireEvent.keyUp(at('field'), { key: 'Enter' });
    expect(heard).toEqual(['keydown Enter field']);
  });
  it('goes along with the focus where it is no press: letters, arrows', () => {
    fireEvent.keyDown(at('field'), { key: 'j' });
    fireEvent.keyDown(at('opener'), { key: 'j', repeat: true });
    expect(heard).toEqual(['keydown j field', 'keydown j opener']);
  });
});

describe('a key that an input method takes', () => {
  it.each([
    ['while it composes', { key: 'Escape', isComposing: true }],
    ['at its end, as Safari tells it', { key: 'Escape', keyCode: 229 }],
    ['to choose', { key: 'Enter', isComposing: true }],
    ['to point', { key: 'ArrowDown', isComposing: true }],
  ])('is no command %s, nor is its release', (_, pressed) => {
    fireEvent.keyDown(at('field'), pressed);
    fireEvent.keyUp(at('field'), { key: pressed.key });
    expect(heard.filter((one) => one.startsWith('keydown') || /Enter|Escape/.test(one))).toEqual([]);
  });
  it('does not close a dialog of the browser', () => {
    expect(fireEvent.keyDown(at('field'), { key: 'Escape', isComposing: true })).toBe(false);
  });
  it('may begin a word where no field has the focus', () => {
    fireEvent.keyDown(document.body, { key: 'Process', keyCode: 229 });
    expect(heard).toEqual(['keydown Process ']);
  });
});
