import { Icon } from '@blueprintjs/core';
import type { ApplicationRow } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';

interface Props {
  readonly row: ApplicationRow;
  readonly tags: boolean;
  readonly more: string;
}

/** Who it is, with the tags colleagues gave, and what the resume says in one line where there is room for it. */
export function NameCell({ row, tags: withTags, more }: Props) {
  const t = useTranslate();
  const { person, lockedBy, tags } = row;
  return (
    <>
      <span className="cell-main">
        <PersonName person={person} />
        {lockedBy !== null && (
          <Icon
            icon="lock"
            size={12}
            className="muted"
            title={t({ id: 'staff.application.lockedBy' }, { name: lockedBy })}
          />
        )}
        {withTags &&
          tags.map((tag) => (
            <span key={tag} className="person-tag">
              {tag}
            </span>
          ))}
      </span>
      {more !== '' && <span className="cell-more">{more}</span>}
    </>
  );
}
