import { z } from 'zod';
import { manyLines } from '../../shared/human-text.ts';

/** Texts of the company that people agree to: how it handles what it knows of them, and what registering means. */
export const policyNames = ['privacy', 'agreement'] as const;
export const PolicyName = z.enum(policyNames);
export type PolicyName = z.infer<typeof PolicyName>;

const words = manyLines.min(1, { error: 'common.required' }).max(20_000, { error: 'common.too_long' });

/** A policy in each language: paragraphs, headings and lists as `text.ts` reads them, with placeholders. */
export const PolicyTexts = z.strictObject({ 'zh-CN': words, 'en-US': words });
export type PolicyTexts = z.infer<typeof PolicyTexts>;

/** So many are told of a new policy in a minute: a mail server takes no burst of thousands for good mail, and who has a question reaches somebody. */
const toldPerMinute = 20;

/** In which minute whoever is so many-eth in the row is told, from nought on. */
export const minuteToTell = (place: number): number => Math.floor(place / toldPerMinute);

/** In how many minutes so many are told. */
export const minutesToTell = (people: number): number => Math.ceil(people / toldPerMinute);

/** The day it takes effect, which is what a consent names. */
export const PolicyVersion = z.iso.date();
