import { useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import type { ItemDetail } from '../types.ts';
import { Mark } from './Mark.tsx';
import type { ShownLine } from './resume-lines.ts';
import type { Findings } from './use-findings.ts';

interface Props {
  readonly item: ItemDetail;
  readonly findings: Findings;
  readonly lit: string | undefined;
  readonly onLight: (id: string | undefined) => void;
}

/** The resume as it was entered, each line beside the requirements that are found in it. */
export function ResumeLines({ item, findings: { blocks, facts, findings }, lit, onLight }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const lineOf = (line: ShownLine) => (
    <div
      key={line.id}
      data-line={line.id}
      className={`desk-line${line.isHead ? ' head' : ''}${lit === line.id ? ' lit' : ''}`}
      onPointerEnter={() => onLight(line.id)}
      onPointerLeave={() => onLight(undefined)}
    >
      <span className="desk-marks">
        {findings
          .filter((one) => one.lineId === line.id)
          .map((one) => (
            <Mark key={one.number} of={one} />
          ))}
      </span>
      <p>{line.text}</p>
      {line.span !== '' && <span className="resume-span">{line.span}</span>}
    </div>
  );
  return (
    <div className="desk-column desk-resume">
      <h3 className="desk-head">
        {t({ id: 'staff.desk.resume' })} <span className="muted">{t({ id: 'staff.desk.sides' })}</span>
      </h3>
      <Scrollable className="desk-scroll" label={t({ id: 'staff.desk.resume' })}>
        <p className="desk-who">
          <b>{nameOf(item.person)}</b>
          <br />
          {facts.text}
        </p>
        {blocks.map(({ name, lines }) => (
          <section key={name}>
            <h4>{t({ id: `person.resumeBlock.${name}` })}</h4>
            {lines.map(lineOf)}
          </section>
        ))}
        {facts.about.length > 0 && (
          <section>
            <h4>{t({ id: 'person.resumeField.selfEvaluation' })}</h4>
            {facts.about.map(lineOf)}
          </section>
        )}
      </Scrollable>
    </div>
  );
}
