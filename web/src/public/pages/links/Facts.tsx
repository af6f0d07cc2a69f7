import type { ReactNode } from 'react';

interface Props {
  /** Name and value; what has no value is left out. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly children?: ReactNode;
}

/** Facts of a link page. */
export function Facts({ facts, children }: Props) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {children}
    </dl>
  );
}
