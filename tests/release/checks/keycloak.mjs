import { program, without } from '../program.mjs';

export default {
  name: 'keycloak',
  proves:
    'colleagues sign in at a real Keycloak: groups and roles, what is forged, an answer that is used twice, keys that are changed twice at once',
  unit: 'runs',
  rounds: { short: 0, long: 1 },
  plant: {
    says: 'the keys that were told first are kept',
    changes: [
      {
        file: 'runtime/dist/identity-provider/oidc.js',
        from: 'return configured(known.found, settings);',
        to: 'return (known.kept ??= configured(known.found, settings));',
      },
    ],
    rounds: 1,
  },
  missing: async () => (await without('java', '-version')) ?? without('mvn', '-v'),
  async run({ rounds }) {
    let said = '';
    for (let round = 0; round < rounds; round += 1)
      said = await program('tests/engines/identity-provider/keycloak.mjs');
    return `${said.split('\n').filter((line) => line.startsWith('ok')).length} of what Keycloak is asked, ${rounds} times`;
  },
};
