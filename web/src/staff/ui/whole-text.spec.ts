/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { tellWholeText } from './whole-text.ts';

let end: () => void;
/** A cell of a row, as wide as told, with a text that asks for 300 pixels. */
function cell(width: number) {
  document.body.innerHTML = `<table><tbody><tr><td style="text-overflow: ellipsis"><a href="/x">Senior analogue design engineer</a></td></tr></tbody></table>`;
  const [place] = screen.getAllByRole('cell');
  Object.defineProperties(place, { clientWidth: { value: width }, scrollWidth: { value: 300 } });
  return { place: place as HTMLElement, link: screen.getByRole('link') };
}
const note = () => document.querySelector('.whole-text')?.textContent;
beforeEach(() => {
  end = tellWholeText();
});
afterEach(() => end());

it('tells a cut text under the mouse', () => {
  const { place, link } = cell(120);
  fireEvent.pointerOver(link);
  expect(place.title).toBe('Senior analogue design engineer');
  fireEvent.pointerOut(link);
  expect(place.hasAttribute('title')).toBe(false);
});

it('tells it below while the focus is there, and no longer', () => {
  const { link } = cell(120);
  link.focus();
  expect(note()).toBe('Senior analogue design engineer');
  link.blur();
  expect(note()).toBeUndefined();
});

it('says nothing of what is seen whole', () => {
  const { place, link } = cell(300);
  fireEvent.pointerOver(link);
  link.focus();
  expect([place.hasAttribute('title'), note()]).toEqual([false, undefined]);
});

it('leaves a title that stands there already', () => {
  const { place, link } = cell(120);
  place.title = 'Number 7';
  fireEvent.pointerOver(link);
  fireEvent.pointerOut(link);
  expect(place.title).toBe('Number 7');
});
