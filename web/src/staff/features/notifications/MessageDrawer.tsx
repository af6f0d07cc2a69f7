import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RevealContact } from '../../ui/RevealContact.tsx';
import type { Neighbours } from '../../ui/use-neighbours.ts';
import { type Message, MessageCard } from './MessageCard.tsx';
import { useMessageWords } from './words.ts';

interface Props extends Neighbours {
  /** Undefined where the list does not have it. */
  readonly message: Message | undefined;
  /** Narrows the list to one person. */
  readonly onPerson: (jobSeekerId: string) => void;
  readonly onClose: () => void;
}

/** One message read in full, beside the list it is in. */
export function MessageDrawer({ message, onPerson, ...around }: Props) {
  const t = useTranslate();
  const words = useMessageWords();
  return (
    <Drawer title={message === undefined ? t({ id: 'staff.nav.notifications' }) : words.subject(message)} {...around}>
      <div className="tab-panel">
        {message === undefined ? (
          <EmptyState title={t({ id: 'messages.list.noMatch' })} />
        ) : (
          <>
            <MessageCard key={message.notificationId} notification={message} open />
            {message.jobSeekerId !== null && (
              <Recipient
                key={message.jobSeekerId}
                jobSeekerId={message.jobSeekerId}
                message={message}
                onPerson={onPerson}
              />
            )}
          </>
        )}
      </div>
    </Drawer>
  );
}

interface RecipientProps extends Pick<Props, 'onPerson'> {
  readonly jobSeekerId: string;
  readonly message: Message;
}

function Recipient({ jobSeekerId, message, onPerson }: RecipientProps) {
  const t = useTranslate();
  return (
    <div className="message-person">
      <Button size="small" onClick={() => onPerson(jobSeekerId)}>
        {t({ id: 'messages.card.allOfPerson' })}
      </Button>
      <RevealContact jobSeekerId={jobSeekerId} allowed={message.allowedActions} />
    </div>
  );
}
