import { type ViewWriter, when } from '@talentlog/runtime';
import type { AnyRow, FoldedView } from '../views/folded-view.ts';
import { type Part, ruledPart } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

/** What decides who finds a resume, and what is hidden in it: heard from its person's events and copied into its row. */
export interface OfOwner {
  /** While a consent lives. */
  readonly isOpen: boolean;
  /** Positions of all applications of the person. */
  readonly positionIds: readonly string[];
  /** Phone and mail that the company has of them beside the resume. */
  readonly contacts: readonly string[];
}

type Owner = OfOwner & { readonly id: string };
const owners = view<Owner>()({ name: 'resumeOwner', version: 1, columns: [] });
const unknown: OfOwner = { isOpen: false, positionIds: [], contacts: [] };

/** What a resume's row says of its owner. */
export async function ownerOf(jobSeekerId: string, writer: ViewWriter): Promise<OfOwner> {
  const { isOpen, positionIds, contacts } = (await rowsOf(owners, writer).get(jobSeekerId)) ?? unknown;
  return { isOpen, positionIds, contacts };
}

/** Keeps the owners, and repairs the copies when one changes. */
export function ownerPart<R extends AnyRow, C extends string>(shownIn: FoldedView<R, C>): Part {
  const learn = async (writer: ViewWriter, id: string, change: (owner: OfOwner) => Partial<OfOwner>) => {
    const known = rowsOf(owners, writer);
    const owner = (await known.get(id)) ?? { id, ...unknown };
    await known.put({ ...owner, ...change(owner) });
    const row = await rowsOf(shownIn, writer).get(id);
    if (row) await shownIn.refresh(row, writer);
  };
  const more = (list: readonly string[], one: string | null) =>
    one === null || list.includes(one) ? list : [...list, one];
  return ruledPart(owners.schema, [
    when('JobSeekerCreated', ({ data: { jobSeekerId, phone, email } }, writer: ViewWriter) =>
      learn(writer, jobSeekerId, ({ contacts }) => ({ contacts: more(more(contacts, phone), email) })),
    ),
    when('ContactChanged', async ({ data: { jobSeekerId, field, after } }, writer: ViewWriter) => {
      if (field === 'phone' || field === 'email')
        await learn(writer, jobSeekerId, ({ contacts }) => ({ contacts: more(contacts, after) }));
    }),
    when('ConsentGranted', ({ data }, writer: ViewWriter) => learn(writer, data.jobSeekerId, () => ({ isOpen: true }))),
    when(['ConsentExpired', 'ConsentWithdrawn'], ({ data }, writer: ViewWriter) =>
      learn(writer, data.jobSeekerId, () => ({ isOpen: false })),
    ),
    when(['RecordDelivered', 'RecordCreated'], ({ data }, writer: ViewWriter) =>
      learn(writer, data.jobSeekerId, ({ positionIds }) => ({ positionIds: more(positionIds, data.positionId) })),
    ),
  ]);
}
