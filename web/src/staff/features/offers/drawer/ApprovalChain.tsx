import { Icon } from '@blueprintjs/core';
import { useTranslate } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import type { OfferDetail } from '../api.ts';

type Step = OfferDetail['steps'][number];
type Mark = 'agreed' | 'disagreed' | 'now' | 'ahead' | 'stopped';

/** Whether those who were asked, by the first name on each step, are still those who would be asked. */
const isAsPlanned = ({ steps, approvers }: OfferDetail): boolean =>
  steps.length === approvers.length &&
  steps.every(
    ({ approver, forwardedFrom }, at) => (forwardedFrom[0] ?? approver).accountId === approvers[at]?.accountId,
  );

/** What was asked stays the answer while it runs, or once it ended well; otherwise a new choice of approvers is what comes. */
const isAsked = (detail: OfferDetail): boolean =>
  detail.steps.length > 0 &&
  (detail.status !== 'PENDING_SEND' || ['APPROVING', 'PASSED'].includes(detail.approval) || isAsPlanned(detail));

/** The steps as they go, or, before anybody was asked, as they will. */
const stepsOf = (detail: OfferDetail): readonly Step[] =>
  isAsked(detail)
    ? detail.steps
    : detail.approvers.map((approver) => ({ approver, status: 'PLANNED', at: null, reason: null, forwardedFrom: [] }));

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
  const t = useTranslate();
  const steps = stepsOf(detail);
  // A step is its place: the same approver may stand at two.
  const places = steps.map((step, index) => ({ number: index + 1, step }));
  return (
    <section>
      <h3>
        {t({ id: 'offers.drawer.approval' })}
        {detail.version > 1 && (
          <span className="muted"> {t({ id: 'offers.drawer.version' }, { version: detail.version })}</span>
        )}
      </h3>
      {steps.length === 0 ? (
        <p className="muted">{t({ id: 'offers.chain.nobody' })}</p>
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
  const t = useTranslate();
  const { approver, at, reason, forwardedFrom } = step;
  return (
    <li className={mark} aria-current={mark === 'now' ? 'step' : undefined}>
      <span className="chain-mark" aria-hidden="true">
        {mark === 'agreed' || mark === 'disagreed' ? <Icon icon={icons[mark]} size={14} /> : number}
      </span>
      <div>
        <b>{approver.name}</b> <span className="chain-word">{t({ id: `offers.chain.${mark}` })}</span>
        {at !== null && (
          <span className="muted">
            {' '}
            <DateTime at={at} />
          </span>
        )}
        {forwardedFrom.length > 0 && (
          <small>
            {t(
              { id: 'offers.chain.forwarded' },
              {
                names: forwardedFrom.map(({ name }) => name).join(t({ id: 'staff.filter.comma' })),
              },
            )}
          </small>
        )}
        {reason !== null && reason !== '' && <blockquote className="quote">{reason}</blockquote>}
      </div>
    </li>
  );
}
