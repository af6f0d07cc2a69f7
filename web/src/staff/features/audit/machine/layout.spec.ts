import { describe, expect, it } from '@jest/globals';
import { joinArrows, type Region, rowsOf, stateIn } from './chart.ts';
import { type Box, layoutRegion, textWidth, type Words } from './layout.ts';

const arrow = (from: string, event: string, to: string) => ({ from, event, to });
const offer: Region = {
  region: 'status',
  initial: 'NONE',
  states: ['NONE', 'PENDING', 'SENT', 'ACCEPTED', 'ON_BOARD', 'INVALID'],
  arrows: [
    arrow('NONE', 'Drafted', 'PENDING'),
    arrow('PENDING', 'Edited', 'PENDING'),
    arrow('PENDING', 'Sent', 'SENT'),
    arrow('PENDING', 'Withdrawn', 'INVALID'),
    arrow('SENT', 'Accepted', 'ACCEPTED'),
    arrow('SENT', 'Refused', 'INVALID'),
    arrow('SENT', 'Expired', 'INVALID'),
    arrow('ACCEPTED', 'OnBoarded', 'ON_BOARD'),
    arrow('INVALID', 'Renewed', 'SENT'),
  ],
};
const words: Words = {
  state: (state) => state,
  event: (event) => event,
  first: ({ from }) => from === 'SENT',
  more: (shown, count) => `${shown} +${count}`,
};
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('the drawing of a machine', () => {
  const drawing = layoutRegion(offer, words);

  it('puts each state below the states that lead to it', () => {
    expect(Object.fromEntries(rowsOf(offer))).toEqual({
      NONE: 0,
      PENDING: 1,
      SENT: 2,
      ACCEPTED: 3,
      ON_BOARD: 4,
      INVALID: 3,
    });
  });
  it('joins arrows with the same ends and keeps loops apart', () => {
    const { between, loops } = joinArrows(offer);
    expect(between.find(({ from, to }) => from === 'SENT' && to === 'INVALID')?.events).toEqual(['Refused', 'Expired']);
    expect(loops).toEqual([{ from: 'PENDING', to: 'PENDING', events: ['Edited'] }]);
  });
  it('draws every state once and none over another', () => {
    expect(drawing.boxes.map(({ state }) => state).sort()).toEqual([...offer.states].sort());
    for (const [index, box] of drawing.boxes.entries())
      for (const other of drawing.boxes.slice(index + 1))
        expect([box.state, other.state, apart(box, other)]).toEqual([box.state, other.state, true]);
  });
  it('draws every arrow, inside the picture', () => {
    expect(drawing.curves).toHaveLength(7);
    for (const { points } of drawing.curves)
      for (const [x] of [points[0], points[3]]) {
        expect(x).toBeGreaterThanOrEqual(drawing.left);
        expect(x).toBeLessThanOrEqual(drawing.left + drawing.width);
      }
  });
  it('writes words where they cover neither a state nor each other', () => {
    const labels = drawing.curves.flatMap(({ label }) =>
      label === null
        ? []
        : [
            {
              state: label.text,
              x: label.x - textWidth(label.text) / 2,
              y: label.y - 12,
              width: textWidth(label.text),
              height: 14,
            },
          ],
    );
    expect(labels.length).toBeGreaterThan(3);
    const all: Box[] = [...labels, ...drawing.boxes];
    for (const [index, label] of labels.entries())
      for (const other of all.slice(index + 1))
        expect([label.state, other.state, apart(label, other)]).toEqual([label.state, other.state, true]);
  });
  it('reads the state of a region, and of a machine without any', () => {
    expect(stateIn({ status: 'SENT' }, 'status')).toBe('SENT');
    expect(stateIn('OPEN', '')).toBe('OPEN');
    expect(stateIn(null, '')).toBeUndefined();
  });
});
