import { afterAll, beforeAll } from '@jest/globals';
import { type Company, openCompany } from './company.ts';
import { type Server, startServer } from './server.ts';

/** A server and its empty company for all tests of a file; they are there once its tests begin. */
export interface CompanyOfFile {
  readonly server: Server;
  readonly company: Company;
}

/** Opened before the tests of the file that calls this, stopped after them. */
export function companyOfFile(): CompanyOfFile {
  const here: { -readonly [K in keyof CompanyOfFile]?: CompanyOfFile[K] } = {};
  beforeAll(async () => {
    here.server = await startServer();
    here.company = await openCompany(here.server);
  });
  afterAll(() => here.server?.stop());
  return {
    get server() {
      return there(here.server);
    },
    get company() {
      return there(here.company);
    },
  };
}

function there<T>(what: T | undefined): T {
  if (what === undefined) throw new Error('the server did not start');
  return what;
}
