import { Button } from '@blueprintjs/core';
import { useT } from '../../../i18n/react.tsx';
import type { Pages } from '../../model/use-pages.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RevealContact } from '../../ui/RevealContact.tsx';
import { type Message, MessageCard } from './MessageCard.tsx';
import { useMessageWords } from './words.ts';

interface Props {
  readonly pages: Pages<Message>;
  readonly notificationId: string;
  readonly onOpen: (notificationId: string) => void;
  /** Narrows the list to one person. */
  readonly onPerson: (jobSeekerId: string) => void;
  readonly onClose: () => void;
}

/** The farthest row that is looked through for the open message. */
const reach = 1000;

/** One message read in full, beside the list it is in. */
export function MessageDrawer({ pages, notificationId, onOpen, onPerson, onClose }: Props) {
  const t = useT();
  const words = useMessageWords();
  const { total, at } = pages;
  if (total === undefined) return null;
  const index = Array.from({ length: Math.min(total, reach) }, (_, row) => row).find(
    (row) => at(row)?.notificationId === notificationId,
  );
  const message = index === undefined ? undefined : at(index);
  const to = (row: Message | undefined) => (row === undefined ? undefined : () => onOpen(row.notificationId));
  return (
    <Drawer
      title={message === undefined ? t('staff.nav.notifications') : words.subject(message)}
      {...(index === undefined ? {} : { place: t('messages.card.place', { number: index + 1, total }) })}
      onPrevious={index === undefined ? undefined : to(at(index - 1))}
      onNext={index === undefined ? undefined : to(at(index + 1))}
      onClose={onClose}
    >
      <div className="tab-panel">
        {message === undefined ? (
          <EmptyState title={t('messages.list.noMatch')} />
        ) : (
          <>
            <MessageCard key={notificationId} notification={message} open />
            {message.jobSeekerId !== null && (
              <Recipient key={message.jobSeekerId} jobSeekerId={message.jobSeekerId} onPerson={onPerson} />
            )}
          </>
        )}
      </div>
    </Drawer>
  );
}

function Recipient({ jobSeekerId, onPerson }: { jobSeekerId: string } & Pick<Props, 'onPerson'>) {
  const t = useT();
  return (
    <div className="message-person">
      <Button size="small" onClick={() => onPerson(jobSeekerId)}>
        {t('messages.card.allOfPerson')}
      </Button>
      <RevealContact jobSeekerId={jobSeekerId} />
    </div>
  );
}
