import type { InvalidCause, OfferStanding, Outcome, Stage, Track, WorkKind } from '@talentlog/contracts';

export interface ApplicationData {
  readonly number: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly advertisementId: string | null;
  readonly track: Track;
  readonly batch: string;
  readonly hrOwnerId: string;
  /** By the person, rather than by staff. */
  readonly delivered: boolean;
  readonly stage: Stage;
  /** Since when the application is at its stage. */
  readonly since: string;
  /** Every stage it entered, oldest first; the last one is the present one. */
  readonly visited: readonly { readonly stage: Stage; readonly since: string }[];
  readonly outcome: Outcome | null;
  readonly invalidCause: InvalidCause | null;
  readonly endedAt: string | null;
  /** The day from which the person may deliver here again; null while it goes on, and where it ended before the day was kept. */
  readonly againOn: string | null;
  readonly openWork: readonly {
    readonly work: WorkKind;
    readonly workId: string;
    readonly stage: Stage;
    /** The application ended since it began: it is called off, also where the application goes on by now. */
    readonly over?: true;
  }[];
  readonly offers: readonly {
    readonly offerId: string;
    readonly status: OfferStanding;
    readonly collectionId: string | null;
  }[];
  readonly lock: { readonly lockedBy: string; readonly until: string } | null;
  /** When the candidate was written to lately, in own words. */
  readonly lettersAt: readonly string[];
}

export const noApplication: ApplicationData = {
  number: '',
  jobSeekerId: '',
  positionId: '',
  advertisementId: null,
  track: 'SOCIAL',
  batch: '',
  hrOwnerId: '',
  delivered: false,
  stage: 'DELIVERED',
  since: '',
  visited: [],
  outcome: null,
  invalidCause: null,
  endedAt: null,
  againOn: null,
  openWork: [],
  offers: [],
  lock: null,
  lettersAt: [],
};

/** Work that was given out at the stage where the application stands; what an earlier stage left open holds nothing up. */
export const workHere = ({ openWork, stage }: Pick<ApplicationData, 'openWork' | 'stage'>) =>
  openWork.filter((work) => work.stage === stage);

/** The work an application stands at: an interview that was made of an appointment comes after it while both are open. */
export function workInHand(data: Pick<ApplicationData, 'openWork' | 'stage'>) {
  const here = workHere(data);
  return here.find(({ work }) => work === 'INTERVIEW') ?? here[0];
}
