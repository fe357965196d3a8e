import type { z } from 'zod/mini';

/** `rooms.ts` and `templates.ts` add what the rooms register to these interfaces, by declaration merging. */
export interface RegisteredCollections {}
export interface RegisteredActions {}
export interface RegisteredTemplates {}

/** Their documents are below those of another collection. */
const nestedNames = ['timeline', 'versions'] as const;

export type AnyCollection = keyof RegisteredCollections;
export type CollectionName = Exclude<AnyCollection, (typeof nestedNames)[number]>;

export function isTopLevel(name: AnyCollection): name is CollectionName {
  return !nestedNames.some((nested) => nested === name);
}

export type Action = keyof RegisteredActions | `set status to ${string}`;

export type TemplateName = keyof RegisteredTemplates;
export type TemplateValues<Name extends TemplateName> = z.input<RegisteredTemplates[Name]>;
