import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { useScreeningItemQuery } from './api.ts';
import { DeskProgress } from './desk/DeskProgress.tsx';
import { OriginalText } from './desk/OriginalText.tsx';
import { RequirementList } from './desk/RequirementList.tsx';
import { ResumeLines } from './desk/ResumeLines.tsx';
import { useFindings } from './desk/use-findings.ts';
import type { ItemDetail } from './types.ts';
import './verdict.css';
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

const labels = ['person'] as const;

/** Resume, text of its file, what the position asks for and the verdict in one look; after a verdict the next one opens. */
export function ScreeningDesk({ itemId, onJudged, ...around }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const answer = useScreeningItemQuery({ itemId });
  return (
    <DetailDrawer
      answer={answer}
      title={(item) => (item === undefined ? t({ id: 'staff.nav.screening' }) : nameOf(item.person))}
      {...around}
      wide
    >
      {(item) => (
        <WithPacks names={labels}>
          <Desk key={item.itemId} item={item} onJudged={onJudged} />
        </WithPacks>
      )}
    </DetailDrawer>
  );
}

function Desk({ item, onJudged }: { item: ItemDetail; onJudged: () => void }) {
  const t = useTranslate();
  const [lit, setLit] = useState<string | undefined>();
  const findings = useFindings(item);
  return (
    <>
      <DeskProgress />
      <div className="desk">
        {item.resume === null ? (
          <div className="desk-column">
            <EmptyState title={t({ id: 'staff.resume.hidden' })} />
          </div>
        ) : (
          <>
            <ResumeLines item={item} findings={findings} lit={lit} onLight={setLit} />
            <OriginalText original={item.original} besides={findings.besides} lit={lit} onLight={setLit} />
            <RequirementList findings={findings.findings} onLight={setLit} />
          </>
        )}
        <VerdictPanel item={item} findings={findings.findings} onJudged={onJudged} />
      </div>
    </>
  );
}
