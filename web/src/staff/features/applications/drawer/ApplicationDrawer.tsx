import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { type TabItem, Tabs } from '../../../ui/Tabs.tsx';
import type { Neighbours } from '../../../ui/use-neighbours.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import type { Detail } from '../actions/types.ts';
import { useApplicationDetailQuery } from '../api.ts';
import '../applications.css';
import { DrawerHead } from './DrawerHead.tsx';
import { Follows } from './Follows.tsx';
import { Standing } from './Standing.tsx';
import { CommentsTab } from './tabs/CommentsTab.tsx';
import { InterviewsTab } from './tabs/InterviewsTab.tsx';
import { MessagesTab } from './tabs/MessagesTab.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { ResumeTab } from './tabs/ResumeTab.tsx';
import { TimelineTab } from './tabs/TimelineTab.tsx';

interface Props extends Neighbours {
  readonly applicationId: string;
  readonly onClose: () => void;
}

/** One person on one position: where they stand, what can be done, and everything known. */
export function ApplicationDrawer({ applicationId, ...around }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const answer = useApplicationDetailQuery({ applicationId });
  return (
    <DetailDrawer
      answer={answer}
      title={(detail) => (detail === undefined ? t({ id: 'staff.nav.applications' }) : nameOf(detail.person))}
      standing={(detail) => <Standing detail={detail} />}
      {...around}
    >
      {(detail) => (
        <>
          <header className="drawer-head">
            <DrawerHead detail={detail} />
          </header>
          <DetailTabs detail={detail} />
          <footer className="drawer-dock">
            <ActionBar detail={detail} />
            <Follows detail={detail} />
          </footer>
        </>
      )}
    </DetailDrawer>
  );
}

const tabIds = ['resume', 'overview', 'timeline', 'interviews', 'comments', 'messages'] as const;
type TabId = (typeof tabIds)[number];
const rememberedTab = 'staff:application-tab';

/** The resume first, for it is what is judged, where it may be read; the tab chosen last stays chosen for the next person. */
function DetailTabs({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<TabId>(
    () =>
      tabIds.find((id) => id === sessionStorage.getItem(rememberedTab)) ??
      (detail.resume === null ? 'overview' : 'resume'),
  );
  const counts: Readonly<Partial<Record<TabId, number>>> = {
    interviews: detail.interviews.length,
    comments: detail.comments.length,
    messages: detail.notifications.length,
  };
  const tabs: readonly TabItem<TabId>[] = tabIds.map((id) => ({
    id,
    label: t({ id: `staff.tab.${id}` }),
    count: counts[id],
  }));
  const choose = (id: TabId) => {
    sessionStorage.setItem(rememberedTab, id);
    setChosen(id);
  };
  return (
    <Tabs label={t({ id: 'staff.tab.label' })} tabs={tabs} chosen={chosen} onChoose={choose}>
      {chosen === 'overview' && <OverviewTab detail={detail} />}
      {chosen === 'resume' && <ResumeTab detail={detail} />}
      {chosen === 'timeline' && <TimelineTab detail={detail} />}
      {chosen === 'interviews' && <InterviewsTab detail={detail} />}
      {chosen === 'comments' && <CommentsTab detail={detail} />}
      {chosen === 'messages' && <MessagesTab detail={detail} />}
    </Tabs>
  );
}
