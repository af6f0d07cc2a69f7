import type {
  AccessLog,
  Checkpoints,
  CredentialStore,
  Leases,
  SignIns,
  SubjectKeys,
  Timers,
  UploadRegister,
  ViewStore,
} from '@talentlog/runtime';
import type { Stamp } from '@talentlog/runtime/sqlite';

/** Where the stores beside the log are kept: each opens one of them, whoever opened it closes it. */
export interface StoresPlace {
  /** `cached` keys stay in memory, where that is safe. */
  keys(cached?: number): Promise<SubjectKeys>;
  signIns(): Promise<SignIns>;
  credentials(): Promise<CredentialStore>;
  uploads(): Promise<UploadRegister>;
  accessLog(): Promise<AccessLog>;
  checkpoints(): Promise<Checkpoints>;
  timers(): Promise<Timers>;
  views(): Promise<ViewStore>;
  leases(): Promise<Leases>;
  /** The database that keeps them; undefined where they lie in the data folder, which knows by itself what belongs to it. */
  readonly database?: {
    readonly name: string;
    /** Which log it was last used with. */
    stamp(): Promise<Stamp | undefined>;
    write(stamp: Stamp): Promise<void>;
  };
  /** After the stores. */
  close(): Promise<void>;
}
