import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import type { Position } from '../words.ts';
import { AdvertisementForm } from './AdvertisementForm.tsx';
import { AdvertisementItem } from './AdvertisementItem.tsx';

/** Where the position is published, until when, and what can be done about it. */
export function Advertisements({ position }: { position: Position }) {
  const t = useTranslate();
  const [creating, setCreating] = useState(false);
  const { advertisements, allowedActions } = position;
  return (
    <section>
      <div className="section-head">
        <h2>{t({ id: 'positions.ad.heading' })}</h2>
        {allowedActions.includes('CreateAdvertisement') && advertisements.length > 0 && (
          <Button size="small" variant="minimal" icon="add" onClick={() => setCreating(true)}>
            {t({ id: 'positions.action.CreateAdvertisement' })}
          </Button>
        )}
      </div>
      {advertisements.length === 0 && <p className="muted">{t({ id: 'positions.ad.none' })}</p>}
      <ul className="ads">
        {advertisements.map((advertisement) => (
          <AdvertisementItem key={advertisement.advertisementId} advertisement={advertisement} position={position} />
        ))}
      </ul>
      {creating && <AdvertisementForm position={position} onClose={() => setCreating(false)} />}
    </section>
  );
}
