import type { FieldError } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { summaryId } from './use-position-form.ts';
import { emptyPosition, type FieldName } from './values.ts';

const names = Object.keys(emptyPosition) as FieldName[];
/** `pay.min` is the field `min`, `locations.0` is `locations`. */
const nameOf = (path: string): FieldName | undefined => names.find((name) => path.split('.').includes(name));

const rank = ({ path }: FieldError): number => names.indexOf(nameOf(path) ?? 'responsibleIds');

/** Where a field stands in the page. */
export const placeOf = (name: FieldName): string => `position-${name}`;

function goTo(name: FieldName) {
  const place = document.getElementById(placeOf(name));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
}

/** Everything that is wrong, as links to the fields. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const t = useTranslate();
  const words = useProblemWords();
  if (errors.length === 0) return null;
  return (
    <div id={summaryId} className="problem error-summary" role="alert" tabIndex={-1}>
      {t({ id: 'shared.problem.summary' }, { count: errors.length })}
      <ul>
        {errors
          .toSorted((one, other) => rank(one) - rank(other))
          .map(({ path, code, params }) => {
            const name = nameOf(path);
            return (
              <li key={path}>
                {name !== undefined && (
                  <button type="button" onClick={() => goTo(name)}>
                    {t({ id: `positions.field.${name}` })}
                  </button>
                )}{' '}
                {words(code, params)}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
