import { must } from './check.mjs';

/** The SAP counterpart as a test speaks to it: its faults, and what it keeps. */
export async function hrCore(url) {
  const form = { grant_type: 'client_credentials', client_id: 'talentlog', client_secret: 'talentlog-development' };
  const signIn = await fetch(`${url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  must(signIn.ok, `the SAP counterpart at ${url} should give a token`, signIn.status);
  const { access_token: token } = await signIn.json();

  const count = async (entity, property, value) => {
    const filter = encodeURIComponent(`${property} eq '${value}'`);
    const answer = await fetch(`${url}/odata/v2/${entity}?$filter=${filter}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    must(answer.ok, `the SAP counterpart should list ${entity}`, answer.status);
    return (await answer.json()).d.results.length;
  };

  return {
    async fault(mode, times = 1) {
      const answer = await fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify({ mode, times }) });
      must(answer.ok, `the SAP counterpart should switch to ${mode}`, answer.status);
    },
    /** How many rows of each kind a person has there. */
    async hires(jobSeekerId) {
      const id = jobSeekerId.replaceAll('-', '');
      return {
        User: await count('User', 'userId', id),
        PerPerson: await count('PerPerson', 'personIdExternal', id),
        EmpEmployment: await count('EmpEmployment', 'personIdExternal', id),
        EmpJob: await count('EmpJob', 'userId', id),
      };
    },
  };
}
