import { useT } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { ResumeView } from '../../ui/resume/ResumeView.tsx';
import { useScreeningItemQuery } from './api.ts';
import type { ItemDetail } from './types.ts';
import './screening.css';
import { VerdictPanel } from './VerdictPanel.tsx';

interface Props {
  readonly itemId: string;
  readonly place?: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
  readonly onJudged: () => void;
}

/** The resume at the left, the verdict at the right; after a verdict the next one opens. */
export function ScreeningDesk({ itemId, onJudged, ...around }: Props) {
  const t = useT();
  const nameOf = useNameOf();
  const answer = useScreeningItemQuery({ itemId });
  return (
    <DetailDrawer
      answer={answer}
      title={(item) => (item === undefined ? t('staff.nav.screening') : nameOf(item.person))}
      {...around}
      wide
    >
      {(item) => (
        <div className="desk">
          <Paper item={item} />
          <VerdictPanel item={item} onJudged={onJudged} />
        </div>
      )}
    </DetailDrawer>
  );
}

function Paper({ item }: { item: ItemDetail }) {
  const t = useT();
  const nameOf = useNameOf();
  const words = useApplicationWords();
  return (
    <section className="desk-paper" aria-label={t('staff.tab.resume')}>
      <h2>{nameOf(item.person)}</h2>
      <p className="muted">{words.positionTitle(item.position)}</p>
      {item.resume === null ? (
        <EmptyState title={t('staff.resume.hidden')} />
      ) : (
        <ResumeView blocks={item.resume.blocks} files={item.resume.files} />
      )}
    </section>
  );
}
