import type { ReactNode } from 'react';
import { FactIcon, type FactIconName } from './FactIcon.tsx';

interface Props {
  readonly icon: FactIconName;
  readonly name: string;
  /** More of it, smaller; what is empty is left out. */
  readonly details?: readonly string[];
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One line of what an arrangement says: a name, more of it below, and what can be done about it beside. */
export function FactRow({ icon, name, details = [], children }: Props) {
  return (
    <li className="fact-row">
      <FactIcon name={icon} />
      <div>
        <p>{name}</p>
        {details
          .filter((detail) => detail !== '')
          .map((detail) => (
            <p key={detail} className="quiet">
              {detail}
            </p>
          ))}
      </div>
      {children}
    </li>
  );
}
