import { describe } from '@jest/globals';
import { memoryTimers } from '@talentlog/runtime';
import { timersContract } from './contract.ts';

describe('timers in memory', () => timersContract(async () => memoryTimers(), false));
