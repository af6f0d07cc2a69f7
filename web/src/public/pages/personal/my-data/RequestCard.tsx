import { Link } from 'react-router-dom';
import type { QueryData } from '../../../../api/tables.ts';
import { exactTime, shortDay } from '../../../../format/dates.ts';
import { useCompany, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { askAddress } from '../../../site/ask-address.ts';
import { useNow } from '../../../site/context.tsx';

type Request = QueryData<'myDataRequests'>[number];

interface Props {
  readonly request: Request;
  /** When everything is erased, a copy that was promised for longer with it. */
  readonly erasedAt: string | null;
}

/** One request: where it stands, by when it is answered, and the answer. */
export function RequestCard({ request, erasedAt }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const { dataRequestId, kind, state, details, receivedAt, dueAt, answer, answeredAt, erasesAt } = request;
  const copyUntil = endOf(request.copyUntil, erasedAt);
  const day = (at: string) => shortDay(at, language);
  const canStop = erasesAt !== null && now < Date.parse(erasesAt);
  const canFetch = copyUntil !== null && now < Date.parse(copyUntil);
  return (
    <article className="my-request">
      <h2>
        {t({ id: `privacy.request.kind.${kind}` })}{' '}
        <span className={`tag tag-${erasesAt === null ? state : 'ERASING'}`}>
          {t({ id: `privacy.request.state.${erasesAt === null ? state : 'ERASING'}` })}
        </span>
      </h2>
      <p className="quiet">
        {answeredAt === null
          ? t({ id: 'privacy.request.dates' }, { received: day(receivedAt), due: day(dueAt) })
          : t({ id: 'privacy.request.answered' }, { received: day(receivedAt), answered: day(answeredAt) })}
      </p>
      {erasesAt !== null && (
        <p className="note note-warn">
          {now < Date.parse(erasesAt)
            ? t({ id: 'privacy.request.erasesAt' }, { time: exactTime(erasesAt, language) })
            : t({ id: 'privacy.request.erasing' })}
        </p>
      )}
      {request.heldUp !== null && (
        <p className="note note-warn">{t({ id: `privacy.request.stillHere.${request.heldUp}` })}</p>
      )}
      {details !== '' && <p className="my-request-words">{details}</p>}
      {answer !== '' && (
        <p className="my-request-words">
          <b>{t({ id: state === 'REJECTED' ? 'privacy.request.reason' : 'privacy.request.answer' })}</b> {answer}
        </p>
      )}
      {kind === 'CORRECTION' && (
        <p>
          <Link to="/personal/my_resume">{t({ id: 'privacy.request.toResume' })}</Link>
        </p>
      )}
      {copyUntil !== null &&
        (canFetch ? (
          <p>
            <Link className="button button-primary" to={`/data_copy/${dataRequestId}`}>
              {t(
                { id: 'privacy.request.fetch' },
                {
                  until: copyUntil === request.copyUntil ? day(copyUntil) : exactTime(copyUntil, language),
                },
              )}
            </Link>
          </p>
        ) : (
          <p className="quiet">{t({ id: 'privacy.request.copyOver' })}</p>
        ))}
      {(answeredAt === null || canStop) && <NotMe kind={t({ id: `privacy.request.kind.${kind}` })} />}
    </article>
  );
}

/** Whichever ends first. */
const endOf = (copyUntil: string | null, erasedAt: string | null): string | null =>
  copyUntil !== null && erasedAt !== null && erasedAt < copyUntil ? erasedAt : copyUntil;

/** Whom to write to where somebody else asked, or one thought better of it; nothing where the company tells no address. */
function NotMe({ kind }: { readonly kind: string }) {
  const t = useTranslate();
  const ask = askAddress(useCompany(), t({ id: 'privacy.request.stopSubject' }, { kind }));
  if (ask === undefined) return null;
  return (
    <p className="quiet">
      {t({ id: 'privacy.request.notMe' })} <a href={ask}>{t({ id: 'privacy.request.writeToUs' })}</a>
    </p>
  );
}
