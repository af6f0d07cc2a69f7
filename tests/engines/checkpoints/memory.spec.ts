import { describe } from '@jest/globals';
import { memoryCheckpoints } from '@talentlog/runtime';
import { checkpointsContract } from './contract.ts';

describe('checkpoints in memory', () => checkpointsContract(async () => memoryCheckpoints(), false));
