import { Checkbox, InputGroup } from '@blueprintjs/core';
import type { ApplicationRow } from '@talentlog/contracts';
import { useRef } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useSearched } from '../../../model/found.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useCandidatesQuery } from '../api.ts';
import type { Session } from '../types.ts';

interface Props {
  readonly session: Session;
  readonly chosen: readonly string[];
  readonly onChoose: (applicationIds: readonly string[]) => void;
}

/** People who are at the session's stage of its position and not in it yet; who is ticked stays in sight, whatever is searched next. */
export function CandidatesField({ session, chosen, onChoose }: Props) {
  const t = useTranslate();
  const words = useApplicationWords();
  const { searched, params } = useSearched();
  const { data, error, isLoading, refetch } = useCandidatesQuery({
    position: [session.position.positionId],
    stage: [session.stage],
    bucket: ['ACTIVE'],
    ...params,
  });
  const invited = new Set(session.seekers.map(({ applicationId }) => applicationId));
  const rows = data?.data.rows ?? [];
  const found = rows.filter(({ applicationId }) => !invited.has(applicationId));
  const total = data?.page?.total ?? rows.length;
  const kept = useKept(chosen, found);
  const ids = found.map(({ applicationId }) => applicationId);
  const others = chosen.filter((id) => !ids.includes(id));
  const isAll = others.length + ids.length === chosen.length;
  return (
    <fieldset className="field">
      <legend>{t({ id: 'hiring.session.candidates' })}</legend>
      {(searched.isUsed || total > rows.length) && (
        <>
          <InputGroup
            type="search"
            leftIcon="search"
            value={searched.text}
            onValueChange={searched.search}
            aria-label={t({ id: 'staff.found.search' }, { what: t({ id: 'hiring.session.candidates' }) })}
            placeholder={t({ id: 'staff.found.search' }, { what: t({ id: 'hiring.session.candidates' }) })}
          />
          <p className="muted">{t({ id: 'staff.found.hint' }, { shown: rows.length, total })}</p>
        </>
      )}
      {isLoading && <Loading lines={4} />}
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {!isLoading && error === undefined && found.length === 0 && (
        <p className="muted">
          {searched.text.trim() === ''
            ? t({ id: 'hiring.session.noCandidates' }, { stage: words.stage(session.stage) })
            : t({ id: 'hiring.session.noneFound' })}
        </p>
      )}
      {found.length > 1 && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.length > others.length}
          onChange={() => onChoose(isAll ? others : [...others, ...ids])}
        >
          {t({ id: 'staff.table.selectAll' })}
        </Checkbox>
      )}
      <div className="choice-list candidate-list">
        {[...kept, ...found].map(({ applicationId, person, stepStatus }) => (
          <Checkbox
            key={applicationId}
            checked={chosen.includes(applicationId)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, applicationId] : chosen.filter((id) => id !== applicationId))
            }
          >
            <PersonName person={person} /> <small className="muted">{words.stepStatus(stepStatus)}</small>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Those chosen whom the search does not find any more, as they were seen before. */
function useKept(chosen: readonly string[], found: readonly ApplicationRow[]): readonly ApplicationRow[] {
  const seen = useRef(new Map<string, ApplicationRow>());
  for (const row of found) seen.current.set(row.applicationId, row);
  return chosen.flatMap((id) => {
    const row = seen.current.get(id);
    return row === undefined || found.some(({ applicationId }) => applicationId === id) ? [] : [row];
  });
}
