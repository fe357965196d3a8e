import { z } from 'zod/mini';
import { bulkList, documentId } from '../../applications/contract/applications.ts';
import { openingText } from './replies.ts';

/** Tells those who asked to be kept for later openings about one that is open. */
export const suggestionDraft = z.extend(openingText, { job_id: documentId });

export const suggestionInput = z.extend(suggestionDraft, { ids: bulkList(documentId, (id) => id) });

/** 'already': was told of this job, or applied for it. 'not kept': has not asked for it, or no longer. */
const suggestionOutcomes = ['done', 'already', 'not kept', 'missing', 'failed'] as const;

export const suggestionOutput = z.object({ results: z.array(z.object({ id: z.string(), outcome: z.enum(suggestionOutcomes) })) });

export type SuggestionDraft = z.infer<typeof suggestionDraft>;
export type SuggestionOutcome = (typeof suggestionOutcomes)[number];
