import { useTranslate } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import type { CollectionDetail } from '../api.ts';
import { labelOf, pathOf } from '../content.ts';

/** What the person was asked to correct, and why. */
export function Rejection({ detail }: { detail: CollectionDetail }) {
  const t = useTranslate();
  const { rejection } = detail;
  if (rejection === null) return null;
  const names = rejection.fields.map((field) => {
    const path = pathOf(field);
    return path === undefined ? field : t({ id: labelOf(path) });
  });
  return (
    <section>
      <h3>
        {t({ id: 'collections.drawer.rejection' })}{' '}
        <span className="muted">
          <DateTime at={rejection.at} />
        </span>
      </h3>
      <p>{names.join(t({ id: 'staff.filter.comma' }))}</p>
      <blockquote className="quote">{rejection.reason}</blockquote>
    </section>
  );
}
