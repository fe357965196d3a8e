import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ProductsContent } from '../content/products.ts';
import { ProductCards } from '../sections/ProductCards.tsx';

export function Component({ content }: { content: ProductsContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} />
      <ProductCards {...content} />
      <ClosingCall {...content.closing} />
    </>
  );
}
