import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { type Decision, useDecisionWords } from './use-explanation.ts';

/** Who decided what, when, by which word: for whoever writes the explanation. */
export function Decisions({ decisions }: { readonly decisions: readonly Decision[] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useDecisionWords();
  if (decisions.length === 0) return <p className="muted">{t({ id: 'privacy.request.noDecisions' })}</p>;
  return (
    <Scrollable className="decisions" label={t({ id: 'privacy.request.decisions' })}>
      <table>
        <tbody>
          {decisions.map((one) => (
            <tr key={`${one.at} ${one.type} ${one.came}`}>
              <td>{dayAndClock(one.at, language)}</td>
              <td>{words.position(one)}</td>
              <td>{`${words.what(one)}${words.why(one)}`}</td>
              <td>{one.as === 'PERSON' ? words.who(one) : (one.by?.name ?? words.who(one))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
