import { ConfigError, readConfig } from '../config.ts';
import type { Service } from './kinds.ts';

/** What is wrong with these settings, in the words of the start; nothing where they are taken. */
export const problemsOf = (environment: Readonly<Record<string, string>>, service?: Service): readonly string[] => {
  try {
    readConfig(environment, service);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
