import { useTranslate } from '../../../../i18n/react.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { Mark } from './Mark.tsx';
import type { Finding } from './use-findings.ts';

interface Props {
  readonly findings: readonly Finding[];
  readonly onLight: (id: string | undefined) => void;
}

/** What the position asks for and where the resume says it; pointed at or focused, its sentence lights up. */
export function RequirementList({ findings, onLight }: Props) {
  const t = useTranslate();
  const where = ({ kind, line, byFigures }: Finding): string => {
    if (byFigures) return t({ id: 'staff.desk.byFigures' });
    if (kind === 'missing' || line === undefined) return t({ id: 'staff.desk.missing' });
    return kind === 'near' ? t({ id: 'staff.desk.near' }, { text: line.text }) : line.text;
  };
  const show = (line: string | undefined) => {
    onLight(line);
    if (line !== undefined) document.querySelector(`[data-line="${line}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const listOf = (all: readonly Finding[]) => (
    <ul>
      {all.map((one) => (
        <li key={one.number} className={one.kind}>
          <Mark of={one} />
          <button
            type="button"
            onFocus={() => show(one.lineId)}
            onBlur={() => onLight(undefined)}
            onPointerEnter={() => show(one.lineId)}
            onPointerLeave={() => onLight(undefined)}
          >
            {one.requirement.text}
            <small>{where(one)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
  const matched = findings.filter(({ kind }) => kind === 'matched').length;
  const [musts, pluses] = [false, true].map((isPlus) =>
    findings.filter(({ requirement }) => requirement.isPlus === isPlus),
  );
  return (
    <div className="desk-column desk-asks">
      <h3 className="desk-head">
        {t({ id: 'staff.desk.requirements' })}
        {findings.length > 0 && (
          <span className="muted">{t({ id: 'staff.desk.matchedOf' }, { all: findings.length, matched })}</span>
        )}
      </h3>
      <Scrollable className="desk-scroll" label={t({ id: 'staff.desk.requirements' })}>
        {findings.length === 0 && <p className="muted">{t({ id: 'staff.desk.noRequirements' })}</p>}
        {musts && musts.length > 0 && <h4>{t({ id: 'staff.desk.must' })}</h4>}
        {musts && listOf(musts)}
        {pluses && pluses.length > 0 && <h4>{t({ id: 'staff.desk.plus' })}</h4>}
        {pluses && listOf(pluses)}
        <p className="desk-rule">{t({ id: 'staff.desk.rule' })}</p>
        <details className="desk-rule">
          <summary>{t({ id: 'staff.desk.howItWorks' })}</summary>
          {t({ id: 'staff.desk.how' })}
        </details>
      </Scrollable>
    </div>
  );
}
