import { responseTexts } from '../contract/response-texts.ts';
import { ApiError } from './api-error.ts';

/** @param saved of a `settingsDocument` @throws {ApiError} 409 if somebody else has saved */
export function requireCurrent<Saved>(saved: Saved | 'stale'): Saved {
  if (saved === 'stale') throw new ApiError(409, responseTexts.staleTexts);
  return saved;
}
