import { Icon } from '@blueprintjs/core';
import { useT } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import type { OfferDetail } from '../api.ts';

type Step = OfferDetail['steps'][number];
type Mark = 'agreed' | 'disagreed' | 'now' | 'ahead' | 'stopped';

/** The steps as they go, or, before anybody was asked, as they will. */
const stepsOf = ({ steps, approvers }: OfferDetail): readonly Step[] =>
  steps.length > 0
    ? steps
    : approvers.map((approver) => ({ approver, status: 'PLANNED', at: null, reason: null, forwardedFrom: [] }));

function markOf(step: Step, index: number, { steps, approval }: OfferDetail): Mark {
  if (step.status === 'AGREED') return 'agreed';
  if (step.status === 'DISAGREED') return 'disagreed';
  if (approval === 'APPROVING')
    return steps.findIndex(({ status }) => status === 'WAITING') === index ? 'now' : 'ahead';
  return step.status === 'PLANNED' ? 'ahead' : 'stopped';
}

const icons = { agreed: 'small-tick', disagreed: 'small-cross' } as const;

/** Who agrees one after the other: done, at whom it is, and who comes after. */
export function ApprovalChain({ detail }: { detail: OfferDetail }) {
  const t = useT();
  const steps = stepsOf(detail);
  // A step is its place: the same approver may stand at two.
  const places = steps.map((step, index) => ({ number: index + 1, step }));
  return (
    <section>
      <h3>
        {t('offers.drawer.approval')}
        {detail.version > 1 && (
          <span className="muted"> {t('offers.drawer.version', { version: detail.version })}</span>
        )}
      </h3>
      {steps.length === 0 ? (
        <p className="muted">{t('offers.chain.nobody')}</p>
      ) : (
        <ol className="chain">
          {places.map(({ number, step }) => (
            <ChainStep key={number} step={step} number={number} mark={markOf(step, number - 1, detail)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ChainStep({ step, number, mark }: { step: Step; number: number; mark: Mark }) {
  const t = useT();
  const { approver, at, reason, forwardedFrom } = step;
  return (
    <li className={mark} aria-current={mark === 'now' ? 'step' : undefined}>
      <span className="chain-mark" aria-hidden="true">
        {mark === 'agreed' || mark === 'disagreed' ? <Icon icon={icons[mark]} size={14} /> : number}
      </span>
      <div>
        <b>{approver.name}</b> <span className="chain-word">{t(`offers.chain.${mark}`)}</span>
        {at !== null && (
          <span className="muted">
            {' '}
            <DateTime at={at} />
          </span>
        )}
        {forwardedFrom.length > 0 && (
          <small>
            {t('offers.chain.forwarded', {
              names: forwardedFrom.map(({ name }) => name).join(t('staff.filter.comma')),
            })}
          </small>
        )}
        {reason !== null && reason !== '' && <blockquote className="quote">{reason}</blockquote>}
      </div>
    </li>
  );
}
