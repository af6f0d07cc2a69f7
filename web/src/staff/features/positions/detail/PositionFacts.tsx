import { payText } from '@talentlog/contracts';
import { placeNames } from '../../../../format/places.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useListed } from '../../../model/use-listed.ts';
import type { FieldName } from '../form/values.ts';
import type { Position } from '../words.ts';

const flags = ['hot', 'top', 'longTerm', 'allowMinor'] as const;

/** Everything that was entered about the position; what was left empty is left out. */
export function PositionFacts({ position }: { position: Position }) {
  const t = useTranslate();
  const facts = useFacts(position);
  const { details } = position;
  return (
    <section>
      <h2>{t({ id: 'positions.page.details' })}</h2>
      <dl className="facts position-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="position-fact">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h2>{t({ id: 'positions.field.duties' })}</h2>
      <p className="position-text">{details.duties}</p>
      <h2>{t({ id: 'positions.field.requirements' })}</h2>
      <p className="position-text">{details.requirements}</p>
    </section>
  );
}

function useFacts({ details, hrOwner, responsible }: Position): readonly (readonly [string, string])[] {
  const t = useTranslate();
  const { language } = useLanguage();
  const listed = useListed();
  const comma = t({ id: 'staff.filter.comma' });
  const field = (name: FieldName | 'hrOwner') => t({ id: `positions.field.${name}` });
  const { recruitCategory } = details;
  return [
    [field('titleEn'), details.titleEn],
    [field('track'), t({ id: `vocabulary.track.${details.track}` })],
    [
      field('recruitCategory'),
      recruitCategory === null ? '' : t({ id: `vocabulary.recruitCategory.${recruitCategory}` }),
    ],
    [field('batch'), listed.words('batch', details.batch)],
    [field('nature'), t({ id: `vocabulary.positionNature.${details.nature}` })],
    [field('department'), details.department],
    [field('category'), listed.words('positionCategory', details.category)],
    [field('hiringCount'), t({ id: 'positions.page.hiring' }, { count: details.hiringCount })],
    [field('locations'), placeNames(details.locations, language)],
    [t({ id: 'positions.group.pay' }), payText(details.pay, language)],
    [field('education'), t({ id: `vocabulary.education.${details.education}` })],
    [field('experience'), t({ id: `vocabulary.experience.${details.experience}` })],
    [
      t({ id: 'positions.group.flags' }),
      flags
        .filter((flag) => details[flag])
        .map(field)
        .join(comma),
    ],
    [field('hrOwner'), hrOwner.name],
    [field('responsibleIds'), responsible.map(({ name }) => name).join(comma)],
  ];
}
