import type { SpecimenPath } from '../../../paths.ts';
import type { ClosingContent } from '../closing.ts';
import type { PageContent } from '../../../shared/texts/head.ts';
import type { NavigationLink } from '../navigation.ts';

export type Field = { label: string; value: string };

/** A part of a document. In its texts, `[^1]` refers to note 1. */
export type Block = {
  /** The notes in the margin beside the block, by number. The numbers run through the document. */
  notes?: Record<number, string>;
} & (
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'list'; items: { term?: string; text: string }[] }
  | { kind: 'fields'; fields: Field[] }
  | {
      kind: 'table';
      caption: string;
      columns: string[];
      /** The first cell names the row. */
      rows: string[][];
      total?: string[];
      /** The columns that are aligned as numbers. */
      numeric?: string[];
      /** The names of the rows to look at. */
      attention?: string[];
    }
  | {
      kind: 'checks';
      caption: string;
      columns: string[];
      states: { done: string; open: string };
      rows: { done: boolean; cells: string[] }[];
    }
  | { kind: 'drawing'; caption: string }
);

type SheetSection = { heading: string; blocks: Block[] };

export type SheetContent = {
  title: string;
  number: string;
  version: string;
  /** Further entries of the title block. */
  fields: Field[];
  sections: SheetSection[];
};

export type SpecimenContent = PageContent & {
  path: SpecimenPath;
  name: string;
  lead: string;
  /** The service that the document belongs to. */
  back: NavigationLink;
  sheet: SheetContent;
  closing: ClosingContent;
};
