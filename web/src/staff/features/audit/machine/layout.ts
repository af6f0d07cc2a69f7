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

const size = { height: 34, minimum: 84, padding: 22, gapX: 18, gapY: 50, lane: 15, font: 12 };

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

/** Neighbouring rows are joined straight; longer ways run in lanes, down on the left and back on the right, short ones inside. */
function bend(arrows: readonly Joined[], boxes: ReadonlyMap<string, Box>, right: number): Bent[] {
  const ends = arrows.flatMap((arrow) => {
    const [from, to] = [boxes.get(arrow.from), boxes.get(arrow.to)];
    return from === undefined || to === undefined ? [] : [{ arrow, from, to, span: to.y - from.y }];
  });
  const step = size.height + size.gapY;
  const straight = ends.filter(({ span }) => span === step);
  const byLength = [...ends].sort((a, b) => Math.abs(a.span) - Math.abs(b.span));
  const down = byLength.filter(({ span }) => span > step);
  const back = byLength.filter(({ span }) => span <= 0);
  return [
    ...straight.map(({ arrow, from, to }) => ({ ...arrow, points: fall(from, to) })),
    ...down.map(({ arrow, from, to }, lane) => ({ ...arrow, points: around(from, to, -24 - lane * size.lane, -1) })),
    ...back.map(({ arrow, from, to }, lane) => ({
      ...arrow,
      points: around(from, to, right + 24 + lane * size.lane, 1),
    })),
  ];
}

function fall(from: Box, to: Box): Curve['points'] {
  const lean = Math.max(-0.3, Math.min(0.3, (to.x - from.x) / 400));
  const start: Point = [from.x + from.width * (0.5 + lean), from.y + from.height];
  const end: Point = [to.x + to.width * (0.5 - lean), to.y];
  const pull = (end[1] - start[1]) / 2;
  return [start, [start[0], start[1] + pull], [end[0], end[1] - pull], end];
}

function around(from: Box, to: Box, lane: number, side: 1 | -1): Curve['points'] {
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
  const shown = events.slice(0, 3).map(words.event).join(' / ');
  return events.length > 3 ? words.more(shown, events.length) : shown;
}
