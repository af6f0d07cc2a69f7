import { type Joined, joinArrows, type Region, rowsOf } from './chart.ts';

type Point = readonly [x: number, y: number];

export interface Box {
  readonly state: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Curve extends Joined {
  /** Start, two controls and end of a cubic. */
  readonly points: readonly [Point, Point, Point, Point];
  readonly label: { readonly x: number; readonly y: number; readonly text: string } | null;
}

export interface Drawing {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly curves: readonly Curve[];
  readonly loops: readonly Joined[];
}

export interface Words {
  readonly state: (state: string) => string;
  readonly event: (event: string) => string;
  /** Arrows told in words first, where there is not room for all of them. */
  readonly first: (arrow: Joined) => boolean;
  /** Words for the arrows of one curve beyond those that fit. */
  readonly more: (words: string, count: number) => string;
}

const size = { height: 34, minimum: 72, padding: 18, gapX: 14, gapY: 42, lane: 15, font: 12 };

/** Width of a text as the drawing's font sets it: full-width signs one em, the rest a little over half. */
export const textWidth = (text: string, font: number = size.font): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? font : font * 0.58), 0);

/** Places states in rows and bends an arrow for each pair of them; labels stand only where they cover nothing. */
export function layoutRegion(region: Region, words: Words): Drawing {
  const { between, loops } = joinArrows(region);
  const boxes = placeBoxes(region, words);
  const byState = new Map(boxes.map((box) => [box.state, box]));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bent = bend(between, byState, right);
  const curves = label(bent, boxes, words);
  const xs = curves.flatMap(({ points, label: text }) => [
    ...bezierXs(points),
    ...(text === null ? [] : [text.x - textWidth(text.text) / 2 - 2, text.x + textWidth(text.text) / 2 + 2]),
  ]);
  const left = Math.min(0, ...xs) - 4;
  const height = Math.max(...boxes.map(({ y, height: tall }) => y + tall)) + 6;
  return { left, width: Math.max(right, ...xs) + (loops.length > 0 ? 18 : 4) - left, height, boxes, curves, loops };
}

function placeBoxes(region: Region, words: Words): Box[] {
  const rows = rowsOf(region);
  const width = Math.max(
    size.minimum,
    ...region.states.map((state) => textWidth(words.state(state), 13) + size.padding),
  );
  const byRow = group(region.states, rows);
  const widest = Math.max(...[...byRow.values()].map((states) => states.length));
  const total = widest * width + (widest - 1) * size.gapX;
  return [...byRow].flatMap(([row, states]) => {
    const taken = states.length * width + (states.length - 1) * size.gapX;
    return states.map((state, index) => ({
      state,
      x: (total - taken) / 2 + index * (width + size.gapX),
      y: 8 + row * (size.height + size.gapY),
      width,
      height: size.height,
    }));
  });
}

function group(states: readonly string[], rows: ReadonlyMap<string, number>): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const state of states) {
    const row = rows.get(state) ?? 0;
    found.set(row, [...(found.get(row) ?? []), state]);
  }
  return found;
}

type Bent = Joined & { readonly points: Curve['points'] };

interface Ends {
  readonly arrow: Joined;
  readonly from: Box;
  readonly to: Box;
}

/**
 * Neighbouring rows are joined straight. Longer ways run in lanes, down on the left and back on the right, short ones inside; a
 * state that stands at the other side of its row uses that side, so as not to run behind its neighbours.
 */
function bend(arrows: readonly Joined[], boxes: ReadonlyMap<string, Box>, right: number): Bent[] {
  const ends = arrows.flatMap((arrow): Ends[] => {
    const [from, to] = [boxes.get(arrow.from), boxes.get(arrow.to)];
    return from === undefined || to === undefined ? [] : [{ arrow, from, to }];
  });
  const step = size.height + size.gapY;
  const span = ({ from, to }: Ends) => to.y - from.y;
  const side = (way: Ends): 1 | -1 => {
    const outer = span(way) > 0 ? way.to : way.from;
    const off = outer.x + outer.width / 2 - right / 2;
    return Math.abs(off) < 1 ? (span(way) > 0 ? -1 : 1) : off > 0 ? 1 : -1;
  };
  const around = ends.filter((way) => span(way) !== step).sort((a, b) => Math.abs(span(a)) - Math.abs(span(b)));
  const lanes = (on: 1 | -1) =>
    around
      .filter((way) => side(way) === on)
      .map(({ arrow, from, to }, lane) => ({
        ...arrow,
        points: detour(from, to, on === 1 ? right + 24 + lane * size.lane : -24 - lane * size.lane, on),
      }));
  const straight = ends
    .filter((way) => span(way) === step)
    .map(({ arrow, from, to }) => ({ ...arrow, points: fall(from, to) }));
  return [...straight, ...lanes(-1), ...lanes(1)];
}

function fall(from: Box, to: Box): Curve['points'] {
  const lean = Math.max(-0.3, Math.min(0.3, (to.x - from.x) / 400));
  const start: Point = [from.x + from.width * (0.5 + lean), from.y + from.height];
  const end: Point = [to.x + to.width * (0.5 - lean), to.y];
  const pull = (end[1] - start[1]) / 2;
  return [start, [start[0], start[1] + pull], [end[0], end[1] - pull], end];
}

function detour(from: Box, to: Box, lane: number, side: 1 | -1): Curve['points'] {
  const edge = (box: Box) => (side === 1 ? box.x + box.width : box.x);
  const out = from.y + from.height * 0.7;
  const home = to.y + to.height * 0.3;
  return [
    [edge(from), out],
    [lane, out],
    [lane, home],
    [edge(to), home],
  ];
}

/** Where a cubic is after a share of its way. */
export function pointAt([a, b, c, d]: Curve['points'], t: number): Point {
  const mix = (axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

const bezierXs = (points: Curve['points']): number[] => [0, 0.25, 0.5, 0.75, 1].map((t) => pointAt(points, t)[0]);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlaps = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function label(bent: readonly Bent[], boxes: readonly Box[], words: Words): Curve[] {
  const taken: Area[] = [...boxes];
  const wanted = [...bent].sort((a, b) => Number(words.first(b)) - Number(words.first(a)));
  const labels = new Map<Bent, Curve['label']>();
  for (const curve of wanted) {
    const text = wordsOf(curve, words);
    const width = textWidth(text) + 6;
    const spot = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78]
      .map((t) => pointAt(curve.points, t))
      .map(([x, y]) => ({ x: x - width / 2, y: y - 8, width, height: 16 }))
      .find((area) => taken.every((other) => !overlaps(area, other)));
    if (spot !== undefined) taken.push(spot);
    labels.set(curve, spot === undefined ? null : { x: spot.x + width / 2, y: spot.y + 12, text });
  }
  return bent.map((curve) => ({ ...curve, label: labels.get(curve) ?? null }));
}

function wordsOf({ events }: Joined, words: Words): string {
  const shown = events
    .slice(0, events.length > 3 ? 2 : 3)
    .map(words.event)
    .join(' / ');
  return events.length > 3 ? words.more(shown, events.length) : shown;
}
