import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { GoesWith } from '../components/goes-with/GoesWith.tsx';
import { PageIndex } from '../components/page-index/PageIndex.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ProductsContent } from '../content/products.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { ProductRows } from '../sections/ProductRows.tsx';

export function Component({ content, drawings: { top, ...screens } }: { content: ProductsContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={top} />
      <PageIndex entries={content.products.map(({ id, name }) => ({ id, label: name }))} />
      <ProductRows {...content} screens={screens} />
      <GoesWith links={content.goesWith} />
      <ClosingCall {...content.closing} />
    </>
  );
}
