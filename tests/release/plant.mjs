// Loaded by `--import`: gives modules of the built output to Node with one place of them changed. The files stay as they are.
import { register } from 'node:module';

if (process.env.TALENTLOG_PLANT) register(new URL('./plant-hooks.mjs', import.meta.url));
