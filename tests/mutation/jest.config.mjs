// The domain's tests for the mutation runner, which runs them in its own copy of the tree; which of them see a change it finds out itself.
import base from '../../jest.config.mjs';

const [unit] = base.projects;
const { displayName: _name, ...options } = unit;
export default { ...options, rootDir: '../..', testMatch: ['<rootDir>/domain/**/*.spec.ts'], testTimeout: 60_000 };
