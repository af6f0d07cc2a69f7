import { useTranslate } from '../../../../i18n/react.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import type { ItemDetail } from '../types.ts';
import type { Findings } from './use-findings.ts';

interface Props {
  readonly original: ItemDetail['original'];
  readonly besides: Findings['besides'];
  readonly lit: string | undefined;
  readonly onLight: (id: string | undefined) => void;
}

/** A line of a word or two, as a name or the title of a part. */
const heading = /^\p{L}{2,6}$|^\p{Lu}[\p{L} ]{2,20}$/u;

/** The text of the file the person uploaded, in its own order. The file cannot be masked, and who screens may not read contacts. */
export function OriginalText({ original, besides, lit, onLight }: Props) {
  const t = useTranslate();
  const kind = /\.([a-z0-9]{2,5})$/i.exec(original?.name ?? '')?.[1]?.toUpperCase();
  return (
    <div className="desk-column desk-original">
      <h3 className="desk-head">
        {t({ id: 'staff.desk.original' })}
        {original && (
          <span className="muted">
            {kind === undefined ? '' : `${kind} · `}
            {Math.ceil(original.size / 1024)} kB
          </span>
        )}
      </h3>
      <Scrollable className="desk-scroll desk-desktop" label={t({ id: 'staff.desk.original' })}>
        {original ? (
          <>
            <p className="desk-note">{t({ id: 'staff.desk.originalNote' })}</p>
            <div className="desk-sheet">
              {original.lines
                .map((line, index) => ({ line, place: `${index} ${line}`, beside: besides[index] }))
                .map(({ line, place, beside }) => (
                  <p
                    key={place}
                    className={beside !== undefined && beside === lit ? 'lit' : heading.test(line) ? 'head' : ''}
                    onPointerEnter={() => onLight(beside)}
                    onPointerLeave={() => onLight(undefined)}
                  >
                    {line.split('\t').join('　')}
                  </p>
                ))}
            </div>
          </>
        ) : (
          <p className="desk-note">{t({ id: 'staff.desk.noOriginal' })}</p>
        )}
      </Scrollable>
    </div>
  );
}
