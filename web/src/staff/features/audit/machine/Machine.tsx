import type { StateAt } from '@talentlog/contracts';
import { type CSSProperties, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import { type Joined, type Region, stateIn } from './chart.ts';
import { type Box, type Curve, type Drawing, layoutRegion } from './layout.ts';

interface Props {
  readonly aggregate: string;
  readonly chart: StateAt['chart'];
  readonly state: StateAt['state'];
  readonly previous: StateAt['state'] | null;
  /** The event that led here. */
  readonly lastEvent: string | null;
}

/** The machine as drawn from its own table: regions side by side, the present state lit, the arrow of the last step marked. */
export function Machine({ aggregate, chart, state, previous, lastEvent }: Props) {
  return (
    <div className="machine">
      {chart.regions.map((region) => (
        <RegionDrawing
          key={region.region}
          aggregate={aggregate}
          region={region}
          current={stateIn(state, region.region)}
          former={stateIn(previous, region.region)}
          lastEvent={lastEvent}
        />
      ))}
    </div>
  );
}

interface RegionProps {
  readonly aggregate: string;
  readonly region: Region;
  readonly current: string | undefined;
  readonly former: string | undefined;
  readonly lastEvent: string | null;
}

function RegionDrawing({ aggregate, region, current, former, lastEvent }: RegionProps) {
  const t = useT();
  const intl = useIntl();
  const words = useAuditWords();
  const taken = useMemo(
    () => (arrow: Joined) =>
      lastEvent !== null && arrow.events.includes(lastEvent) && arrow.from === former && arrow.to === current,
    [lastEvent, former, current],
  );
  const drawing = useMemo(
    () =>
      layoutRegion(region, {
        state: (state) => words.state(aggregate, region.region, state),
        event: words.arrow,
        first: (arrow) => taken(arrow) || arrow.from === current,
        more: (shown, count) => t('audit.machine.more', { shown, count }),
      }),
    [region, aggregate, words, taken, current, t],
  );
  const title = region.region === '' ? words.aggregate(aggregate) : words.region(aggregate, region.region);
  const now = current === undefined ? '' : words.state(aggregate, region.region, current);
  const next = region.arrows.filter(({ from, to }) => from === current && to !== from);
  const list = intl.formatList([...new Set(next.map(({ event }) => words.arrow(event)))], { type: 'disjunction' });
  return (
    <figure className="machine-region" style={{ '--natural': Math.ceil(drawing.width) } as CSSProperties}>
      <figcaption>
        {title} <b>{now}</b>
      </figcaption>
      <Picture
        drawing={drawing}
        label={t('audit.machine.picture', { name: title, state: now })}
        current={current}
        taken={taken}
        nameOf={(state) => words.state(aggregate, region.region, state)}
      />
      <p className="machine-next">
        {next.length === 0 ? t('audit.machine.end') : t('audit.machine.next', { events: list })}
      </p>
    </figure>
  );
}

interface PictureProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly current: string | undefined;
  readonly taken: (arrow: Joined) => boolean;
  readonly nameOf: (state: string) => string;
}

function Picture({ drawing, label, current, taken, nameOf }: PictureProps) {
  const id = useId();
  const { left, width, height, boxes, curves, loops } = drawing;
  // What matters is painted last, above the rest.
  const order = [...curves].sort((a, b) => weight(a, taken, current) - weight(b, taken, current));
  return (
    <svg role="img" aria-label={label} viewBox={`${left} 0 ${width} ${height}`} className="machine-picture">
      <defs>
        {['far', 'near', 'taken'].map((kind) => (
          <marker
            key={kind}
            id={`${id}-${kind}`}
            className={`machine-head ${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth={kind === 'taken' ? 5 : 7}
            markerHeight={kind === 'taken' ? 5 : 7}
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" />
          </marker>
        ))}
      </defs>
      {order.map((curve) => (
        <Arrow key={`${curve.from} ${curve.to}`} curve={curve} kind={kindOf(curve, taken, current)} marker={id} />
      ))}
      {boxes.map((box) => (
        <State
          key={box.state}
          box={box}
          name={nameOf(box.state)}
          current={box.state === current}
          loop={loops.find(({ from }) => from === box.state)}
          taken={taken}
          marker={id}
        />
      ))}
      {order.map(
        (curve) =>
          curve.label && (
            <text
              key={`${curve.from} ${curve.to}`}
              className={`machine-word ${kindOf(curve, taken, current)}`}
              x={curve.label.x}
              y={curve.label.y}
            >
              {curve.label.text}
            </text>
          ),
      )}
    </svg>
  );
}

type Kind = 'far' | 'near' | 'taken';

const kindOf = (arrow: Joined, taken: (arrow: Joined) => boolean, current: string | undefined): Kind =>
  taken(arrow) ? 'taken' : arrow.from === current ? 'near' : 'far';

const weight = (arrow: Joined, taken: (arrow: Joined) => boolean, current: string | undefined): number =>
  ['far', 'near', 'taken'].indexOf(kindOf(arrow, taken, current));

function Arrow({ curve, kind, marker }: { curve: Curve; kind: Kind; marker: string }) {
  const [start, one, two, end] = curve.points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <path
      className={`machine-arrow ${kind}`}
      d={`M${start} C${one} ${two} ${end}`}
      markerEnd={`url(#${marker}-${kind})`}
    />
  );
}

interface StateProps {
  readonly box: Box;
  readonly name: string;
  readonly current: boolean;
  readonly loop: Joined | undefined;
  readonly taken: (arrow: Joined) => boolean;
  readonly marker: string;
}

function State({ box, name, current, loop, taken, marker }: StateProps) {
  const { x, y, width, height } = box;
  const kind: Kind | undefined = loop === undefined ? undefined : taken(loop) ? 'taken' : current ? 'near' : 'far';
  return (
    <g>
      {kind && (
        <path
          className={`machine-arrow loop ${kind}`}
          d={`M${x + width} ${y + 10} c 18 -16, 0 -24, -10 -11`}
          markerEnd={`url(#${marker}-${kind})`}
        />
      )}
      <rect
        className={current ? 'machine-state current' : 'machine-state'}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="7"
      />
      <text className={current ? 'machine-name current' : 'machine-name'} x={x + width / 2} y={y + height / 2 + 5}>
        {name}
      </text>
    </g>
  );
}
