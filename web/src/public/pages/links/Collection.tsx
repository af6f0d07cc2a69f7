import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { CollectionForm } from '../collection/CollectionForm.tsx';
import { draftOf } from '../collection/content.ts';
import { SubmittedForm } from '../collection/SubmittedForm.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { type LinkContent, LinkPage } from './LinkPage.tsx';

type Content = LinkContent<'collectionPage'>;

/** States in which the form is handed in: what it says can be read, and not changed. */
const handedIn: ReadonlySet<Content['data']['state']> = new Set(['COLLECTED', 'LOCKED', 'PUSHED']);

function Body({ data, link, reload }: Content) {
  const t = useTranslate();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const { state, rejection, expiresAt, contact } = data;
  const open = data.allowedActions.includes('SubmitCollection');
  return (
    <section className="sheet link">
      <h1>{t({ id: open ? 'person.collection.greeting' : 'person.collection.heading' }, { name: data.name })}</h1>
      <p className="quiet">{jobTitle(data.position)}</p>
      {rejection !== null && state === 'COLLECTING' && (
        <div className="note note-warn">
          <p>{t({ id: 'person.collection.rejected' }, { reason: rejection.reason })}</p>
        </div>
      )}
      {open && expiresAt !== null && (
        <p className="quiet">{t({ id: 'person.collection.until' }, { time: exactTime(expiresAt, language) })}</p>
      )}
      {open ? (
        <CollectionForm data={data} link={link} reload={reload} />
      ) : (
        <>
          <p className={state === 'ARCHIVED' ? 'note note-bad' : 'note note-ok'}>
            {t({ id: `person.collectionState.${state}` }, { contact })}
          </p>
          {handedIn.has(state) && <SubmittedForm content={draftOf(data.content)} />}
        </>
      )}
      <p className="quiet">{t({ id: 'person.collection.privacy' })}</p>
    </section>
  );
}

/** What a new colleague tells before the first day. */
export default function Collection() {
  const t = useTranslate();
  return (
    <LinkPage query="collectionPage" title={t({ id: 'person.collection.title' })}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
