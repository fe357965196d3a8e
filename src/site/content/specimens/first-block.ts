import type { Block, SheetContent } from './specimen.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** @returns the first block of a kind in a specimen @throws if there is none */
export function firstBlock<Kind extends Block['kind']>({ title, sections }: SheetContent, kind: Kind): BlockOf<Kind> {
  const block = sections.flatMap(({ blocks }) => blocks).find((candidate): candidate is BlockOf<Kind> => candidate.kind === kind);
  if (!block) throw new Error(`‘${title}’ has no ${kind}`);
  return block;
}
