import type { StateAt } from '@talentlog/contracts';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { stateIn } from '../machine/chart.ts';
import { useAuditWords } from '../words.ts';
import { MaskedValue } from './MaskedValue.tsx';
import { isMasked } from './masks.ts';
import { usePlaceName } from './place-name.ts';
import { type DataRow, isEmpty, rowsOf } from './rows.ts';
import { ValueWords } from './ValueWords.tsx';

/** The values at that moment: states first, then data, changes on top with what they were. */
export function DataThen({ then, busy }: { then: StateAt; busy: boolean }) {
  const t = useTranslate();
  const words = useAuditWords();
  const rows = useMemo(() => rowsOf(then), [then]);
  const regions = then.chart.regions.map(({ region }) => ({
    region,
    is: stateIn(then.state, region) ?? '',
    was: stateIn(then.previousState, region),
  }));
  const changes =
    rows.filter(({ changed }) => changed).length +
    regions.filter(({ is, was }) => was !== undefined && was !== is).length;
  return (
    <section className="audit-card data-then" aria-busy={busy}>
      <h2>
        {t({ id: 'audit.data.title' }, { name: words.aggregate(then.aggregate) })}{' '}
        <small className="audit-card-note muted">{t({ id: 'audit.step.changed' }, { count: changes })}</small>
      </h2>
      {then.withheld && <p className="muted">{t({ id: 'audit.masked.withheld' })}</p>}
      <Scrollable
        className="data-rows"
        label={t({ id: 'audit.data.title' }, { name: words.aggregate(then.aggregate) })}
      >
        <table>
          <tbody>
            {regions.map(({ region, is, was }) => (
              <Row
                key={region}
                name={region === '' ? t({ id: 'audit.data.state' }) : words.region(then.aggregate, region)}
                changed={was !== undefined && was !== is}
              >
                {was !== undefined && was !== is && <Former>{words.state(then.aggregate, region, was)}</Former>}
                <b>{words.state(then.aggregate, region, is)}</b>
              </Row>
            ))}
            {rows.map((row) => (
              <ValueRow key={`${then.stream} ${row.path}`} row={row} then={then} />
            ))}
          </tbody>
        </table>
      </Scrollable>
    </section>
  );
}

function Row({ name, changed, children }: { name: string; changed: boolean; children: ReactNode }) {
  return (
    <tr className={changed ? 'changed' : ''}>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

function Former({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <del>
        <span className="visually-hidden">{t({ id: 'audit.data.was' })}</span>
        {children}
      </del>
      <span aria-hidden="true"> → </span>
    </>
  );
}

function ValueRow({ row, then }: { row: DataRow; then: StateAt }) {
  const nameOf = usePlaceName();
  const { stream, sources = [] } = then;
  const own = sources.filter(({ path }) => path === row.path || path.startsWith(`${row.path}.`));
  const after =
    isMasked(row.after) && own.length > 0 ? (
      own.map(({ path, place, ...rest }) => (
        <span key={path} className="masked-line">
          {path !== row.path && <small>{nameOf(path.slice(row.path.length + 1))}</small>}
          <MaskedValue stream={stream} path={place} name={nameOf(path)} {...rest} />
        </span>
      ))
    ) : (
      <ValueWords path={row.path} value={row.after} />
    );
  return (
    <Row name={nameOf(row.path)} changed={row.changed}>
      {row.changed && !isEmpty(row.before) && (
        <Former>
          <ValueWords path={row.path} value={row.before} />
        </Former>
      )}
      {row.changed ? <b>{after}</b> : after}
    </Row>
  );
}
