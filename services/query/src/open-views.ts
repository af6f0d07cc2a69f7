import { accounts } from './accounts/view.ts';
import { applications } from './applications/view.ts';
import { collections } from './collections/view.ts';
import { policyWords } from './company-settings/policy-words.ts';
import { settingsRows } from './company-settings/settings-rows.ts';
import { settingsChanges } from './company-settings/view.ts';
import { dataRequests } from './data-requests/view.ts';
import { fileUses } from './files/view.ts';
import { evaluations, interviews } from './interviews/view.ts';
import { advertisements } from './jobs/view.ts';
import { links } from './links/view.ts';
import { messageTemplates, templateVersions } from './message-templates/view.ts';
import { notifications } from './notifications/view.ts';
import { offers } from './offers/view.ts';
import { personComments } from './people/kept-comments.ts';
import { consents, people } from './people/view.ts';
import { positions, positionTitles } from './positions/view.ts';
import { resumeFiles, resumes } from './resumes/view.ts';
import { screeningItems } from './screening/view.ts';
import { appointments, sessions } from './sessions/view.ts';
import { subscribers } from './subscribers/view.ts';
import { personStreams } from './timeline/view.ts';
import { type Keyed, type ReadableViews, type View, ViewReader } from './views/view.ts';

const declared = {
  accounts,
  advertisements,
  applications,
  appointments,
  collections,
  consents,
  dataRequests,
  evaluations,
  fileUses,
  interviews,
  links,
  messageTemplates,
  notifications,
  offers,
  people,
  personComments,
  personStreams,
  positions,
  policyWords,
  positionTitles,
  resumeFiles,
  resumes,
  screeningItems,
  sessions,
  settings: settingsRows,
  settingsChanges,
  subscribers,
  templateVersions,
};

type Declared = typeof declared;
type ReaderOf<V> = V extends View<infer R extends Keyed, infer C> ? ViewReader<R, C> : never;

/** Every view that questions read, each as a handle typed by its rows and columns: `views.offers.get(id)`. */
export type Views = { readonly [K in keyof Declared]: ReaderOf<Declared[K]> };

/** A row of that view, for a question that reads what another subject stores. */
export type RowOf<K extends keyof Declared> = Declared[K] extends View<infer R extends Keyed, string> ? R : never;

export function openViews(store: ReadableViews): Views {
  const open = <R extends Keyed, C extends string>(view: View<R, C>) => new ViewReader<R, C>(store, view);
  return {
    accounts: open(accounts),
    advertisements: open(advertisements),
    applications: open(applications),
    appointments: open(appointments),
    collections: open(collections),
    consents: open(consents),
    dataRequests: open(dataRequests),
    evaluations: open(evaluations),
    fileUses: open(fileUses),
    interviews: open(interviews),
    links: open(links),
    messageTemplates: open(messageTemplates),
    notifications: open(notifications),
    offers: open(offers),
    people: open(people),
    personComments: open(personComments),
    personStreams: open(personStreams),
    positions: open(positions),
    policyWords: open(policyWords),
    positionTitles: open(positionTitles),
    resumeFiles: open(resumeFiles),
    resumes: open(resumes),
    screeningItems: open(screeningItems),
    sessions: open(sessions),
    settings: open(settingsRows),
    settingsChanges: open(settingsChanges),
    subscribers: open(subscribers),
    templateVersions: open(templateVersions),
  };
}
